import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { checkAccessibility, type View } from './open-browser.ts';

export const pictures = fileURLToPath(new URL('../screenshots', import.meta.url));

/** Opens a page, keeps a picture of all of it, and answers what the accessibility checker finds. */
export async function lookAtPage(
  page: Page,
  view: View,
  { url, name }: { url: string; name: string },
): Promise<string[]> {
  await page.goto(url);
  await page.locator('h1').waitFor();
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  const found = await checkAccessibility(page);
  const path = `${pictures}/${name}-${view.name.replace(' ', '-')}.png`;
  await page.screenshot({ path, fullPage: true });
  const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
  expect(overflow, `${url} is wider than the window`).toBeLessThanOrEqual(0);
  return found.map((fault) => `${name}: ${fault}`);
}
