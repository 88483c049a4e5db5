import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';
import { launchChromium } from './launch-chromium.ts';
import { runAxe } from './run-axe.ts';
import { awaitColors } from './show-scheme.ts';
import type { View } from './views.ts';

export { type View, views, widths } from './views.ts';

export function openBrowser(): Promise<Browser> {
  return launchChromium(inject('chromium'));
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
    ...options,
  });
  // A busy machine draws late; what never comes is still found.
  context.setDefaultTimeout(90_000);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return { page, faults };
}

async function listFaults(page: Page): Promise<string[]> {
  const results = await runAxe(page);
  return results.flatMap(({ rule, faults }) => faults.map((fault) => `${rule} ${fault}`));
}

/** What the accessibility checker finds, in one line each. */
export async function checkAccessibility(page: Page): Promise<string[]> {
  const found = await listFaults(page);
  if (found.length === 0) return found;
  // A button that becomes available while it is looked at has its colours on the way: what is wrong stays wrong.
  await awaitColors(page);
  return listFaults(page);
}
