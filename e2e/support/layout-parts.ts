import type { Locator, Page } from 'playwright-core';

/** Of a page inside the layout; the pages for visitors have theirs elsewhere. */
export const pageTitle = (page: Page): Locator => page.locator('#content h1');

export const mainMenu = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Main menu' });

export const profileButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^Profile menu/ });

/** Opens the profile menu at one of its tabs. */
export async function openProfileTab(page: Page, tab: RegExp): Promise<void> {
  await profileButton(page).click();
  await page.getByRole('tab', { name: tab }).click();
}

/** Until what opened has the keyboard: a key that is pressed sooner goes to the page below. */
export const awaitKeyboard = (page: Page): Promise<void> =>
  page.locator('.MuiModal-root:focus-within').first().waitFor();
