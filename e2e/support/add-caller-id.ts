import type { Page } from 'playwright-core';
import { takeCallerId } from './caller-ids.ts';

/** Adds a number to call from in the settings, and answers which. */
export async function addCallerId(page: Page, address: string): Promise<string> {
  const e164 = takeCallerId();
  await page.goto(`${address}/settings/caller-ids`);
  await page.getByRole('button', { name: 'Add caller ID' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Number').fill(e164);
  await dialog.getByRole('button', { name: 'Add caller ID' }).click();
  await page.getByText(/was added\./).waitFor();
  return e164;
}
