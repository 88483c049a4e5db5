import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { checkAccessibility, type View } from './open-browser.ts';
import { showScheme } from './show-scheme.ts';

export const pictures = fileURLToPath(new URL('../screenshots', import.meta.url));

interface Target {
  url: string;
  name: string;
}

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator('h1').waitFor();
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
}

/** Keeps a picture of the whole page, and answers what the accessibility checker finds. */
async function look(page: Page, { name, ...view }: View, target: Target): Promise<string[]> {
  const found = await checkAccessibility(page);
  const path = `${pictures}/${target.name}-${view.width}-${view.colorScheme}.png`;
  await page.screenshot({ path, fullPage: true });
  const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
  expect(overflow, `${target.url} is wider than the window at ${name}`).toBeLessThanOrEqual(0);
  return found.map((fault) => `${target.name} at ${name}: ${fault}`);
}

/** Opens a page and looks at it. */
export async function lookAtPage(page: Page, view: View, target: Target): Promise<string[]> {
  await open(page, target.url);
  return look(page, view, target);
}

/** Has the page as it is looked at in both colour schemes. */
export async function inBothSchemes(
  page: Page,
  view: View,
  lookAt: (view: View) => Promise<string[]>,
): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await showScheme(page, colorScheme);
    found.push(...(await lookAt({ ...view, name: `${view.width} ${colorScheme}`, colorScheme })));
  }
  await page.emulateMedia({ colorScheme: view.colorScheme });
  return found;
}

/** Opens a page once, and looks at it in both colour schemes: to load it takes longer than to look. */
export async function lookInBothSchemes(page: Page, view: View, target: Target): Promise<string[]> {
  await open(page, target.url);
  return inBothSchemes(page, view, (scheme) => look(page, scheme, target));
}
