import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { takeCallerId } from './caller-ids.ts';

/** A line where calls are returned, which the simulator knows as the account's. Answers its section of the page. */
export async function addStaffedLine(page: Page, address: string): Promise<Locator> {
  await page.goto(`${address}/settings/staffed-lines`);
  const section = page.getByRole('region', { name: 'Staffed lines' });
  await section.getByRole('button', { name: 'Add line' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add a staffed line' });
  const label = `Desk ${randomUUID().slice(0, 8)}`;
  await dialog.getByLabel('Number', { exact: true }).fill(takeCallerId());
  await dialog.getByLabel('Label').fill(label);
  await dialog.getByRole('button', { name: 'Add line' }).click();
  await dialog.waitFor({ state: 'hidden' });
  const row = section.getByRole('row', { name: label });
  await row.getByText('Not verified').waitFor();
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Verify with the carrier' }).click();
  await section.getByText('is verified.').waitFor();
  return section;
}
