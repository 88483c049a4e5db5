import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';
import type { View } from './views.ts';

export { checkAccessibility } from './run-axe.ts';
export { type View, views, widths } from './views.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Whether pages move as for most people, or stand still as for those who ask for that, which is quicker. */
    motion: 'no-preference' | 'reduce';
  }
}

export function openBrowser(): Promise<Browser> {
  return chromium.connect(inject('sharedBrowser'));
}

/** A page whose console errors and policy violations are kept. */
export async function openPage(
  browser: Browser,
  view: View,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; faults: string[] }> {
  const context = await browser.newContext({
    viewport: { width: view.width, height: view.height },
    colorScheme: view.colorScheme,
    locale: 'en-US',
    reducedMotion: inject('motion'),
    ...options,
  });
  // A busy machine draws late; what never comes is still found.
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return { page, faults };
}
