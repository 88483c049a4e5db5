import type { Locator, Page } from 'playwright-core';

export const scheduledPage = '/activity/scheduled';

export const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('row', { name: new RegExp(name) });

/** In the menu of the call to somebody. */
export async function choose(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for the call to ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}
