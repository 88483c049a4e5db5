import type { Page } from 'playwright-core';

export interface SentFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Chooses a file on the upload page and waits until its columns are there to be looked at. */
export async function sendFile(page: Page, file: SentFile): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Check rows' }).waitFor();
}

/** Names a new list, also where the list of an upload that looked the same was remembered. */
export async function nameNewList(page: Page, name: string): Promise<void> {
  const field = page.getByLabel('New list name');
  const choice = page.getByLabel('A new list');
  await field.or(choice).first().waitFor();
  // Without any list there is no choice.
  if (!(await field.isVisible())) await choice.check();
  await field.fill(name);
}

/** Says how the numbers were obtained. */
export async function tellConsent(page: Page): Promise<void> {
  await page.getByLabel('Given to the creditor by the person').check();
  await page.getByLabel('Obtained by').fill('First Bank');
  await page.getByLabel('Obtained on').fill('2026-01-02');
}

/** Has every row checked, and waits for what was found. */
export async function checkRows(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Check rows' }).click();
  await page.getByRole('heading', { name: 'What will change' }).waitFor();
}

/** Stores what was found, and waits until it is stored. */
export async function storeFile(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('heading', { name: 'Upload finished' }).waitFor();
}

/** The whole way of a file that needs no look into a new list. */
export async function uploadFile(page: Page, file: SentFile, listName: string): Promise<void> {
  await sendFile(page, file);
  await nameNewList(page, listName);
  await tellConsent(page);
  await checkRows(page);
  await storeFile(page);
}
