import axe from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';

/** Chromium on a machine without a desktop, possibly as root, that talks to nobody but us. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: inject('chromium'),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

export interface View {
  name: string;
  width: number;
  height: number;
  colorScheme: 'light' | 'dark';
}

export const views: readonly View[] = (['light', 'dark'] as const).flatMap((colorScheme) => [
  { name: `1440 ${colorScheme}`, width: 1440, height: 900, colorScheme },
  { name: `390 ${colorScheme}`, width: 390, height: 844, colorScheme },
]);

/** A page whose console errors and policy violations are kept. */
export async function openPage(
  browser: Browser,
  view: View,
  language = 'en-US',
): Promise<{ page: Page; faults: string[] }> {
  const context = await browser.newContext({
    viewport: { width: view.width, height: view.height },
    colorScheme: view.colorScheme,
    locale: language,
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return { page, faults };
}

/** What the accessibility checker finds, in one line each. */
export async function checkAccessibility(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const found: unknown = await page.evaluate(`
    axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })
      .then(({ violations }) => violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => id + ' ' + target.join(' ') + ': ' + failureSummary)))`);
  return Array.isArray(found) ? found.map(String) : ['the checker did not answer'];
}
