import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signInToApi, signUpToApi } from './support/ask-api.ts';
import { openSignedIn } from './support/open-signed-in.ts';
import { corrected, sent, writePortfolio } from './support/portfolio.ts';
import { readDownload } from './support/read-download.ts';
import { checkRows, nameNewList, sendFile, storeFile, tellConsent } from './support/upload-file.ts';
import { useSharedProduct } from './support/use-product.ts';

const desktop = { name: 'desktop', width: 1440, height: 900, colorScheme: 'light' } as const;
const person = { email: 'rosa@norte.example', password: 'steady-harbour-44', name: 'Rosa Díaz' };
const product = useSharedProduct();

/** A figure of what was found, by its name. */
const count = (page: Page, name: string) =>
  page.locator('dl > div', { has: page.getByText(name, { exact: true }) }).locator('dd');

async function expectCounts(page: Page, wanted: Record<string, string>): Promise<void> {
  const found = await Promise.all(
    Object.keys(wanted).map(async (name) => [name, await count(page, name).innerText()]),
  );
  expect(Object.fromEntries(found)).toEqual(wanted);
}

it('a messy file is understood, stored, sent again as changes and taken back', async () => {
  await signUpToApi(product.address, person, 'Norte Services');
  const api = await signInToApi(product.address, person);
  const { page, faults } = await openSignedIn(product, desktop, person, '/debtors/upload');
  await sendFile(page, writePortfolio(sent));
  await page.getByText('Text in Windows-1252, columns separated by semicolons').waitFor();
  await page.getByRole('cell', { name: 'José Núñez', exact: true }).waitFor();
  await page.getByRole('cell', { name: '+13125550143', exact: true }).waitFor();
  // A person who comes back to the address comes back to the step.
  await page.reload();
  await page.getByText('The balance is not an amount.').waitFor();
  await nameNewList(page, 'Cartera');
  await tellConsent(page);
  await checkRows(page);
  await expectCounts(page, {
    Rows: '5',
    'New people': '2',
    'Rejected rows': '2',
    'Duplicate rows': '1',
  });
  await page.getByText('Line 7: mucho').waitFor();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download rejected rows' }).click(),
  ]);
  const rejected = await readDownload(download);
  expect(rejected).toContain('Sin Saldo');
  expect(rejected).toContain('Sin Teléfono');
  expect(rejected).not.toContain('José');
  await storeFile(page);
  const listId = /list\/([0-9a-f-]{36})/.exec(
    (await page.getByRole('link', { name: 'View contacts' }).getAttribute('href')) ?? '',
  )?.[1];
  const before = await api.readList(listId ?? '');
  expect(before).toMatchObject({
    contacts: 2,
    balances: [{ amountMinor: 132_449, currency: 'USD' }],
  });

  await page.getByRole('link', { name: 'Upload another file' }).click();
  await sendFile(page, writePortfolio(corrected));
  await page.getByText('Matched with your saved layout “cartera”.').waitFor();
  // What was answered for the last file of this layout stands there, though the page came before the file.
  await page.getByText('Filled in from “cartera”.').waitFor();
  expect(await page.getByLabel('Obtained by').inputValue()).toBe('First Bank');
  expect(await page.getByLabel('Obtained on').inputValue()).toBe('2026-01-02');
  expect(await page.getByLabel('List', { exact: true }).inputValue()).toBe(listId);
  await checkRows(page);
  await expectCounts(page, { Rows: '4', 'New people': '2', Changed: '1', Unchanged: '1' });
  await page.getByText('Balances changed').waitFor();
  await storeFile(page);
  expect(await api.readList(listId ?? '')).toMatchObject({ contacts: 4 });

  await page.getByRole('button', { name: 'Undo this upload' }).click();
  await page.getByRole('button', { name: 'Undo upload' }).click();
  await page.getByText('This upload was undone').waitFor();
  const { contacts, balances } = await api.readList(listId ?? '');
  expect({ contacts, balances }).toEqual({
    contacts: before.contacts,
    balances: before.balances,
  });
  expect(faults).toEqual([]);
  await page.context().close();
});
