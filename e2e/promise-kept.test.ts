import { chooseOpenPlace } from '@ringfence/domain/zones/testing/choose-place';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { addCallerId } from './support/add-caller-id.ts';
import { addStaffedLine } from './support/add-staffed-line.ts';
import { signUpToApi } from './support/ask-api.ts';
import { awaitFinished, callList } from './support/launch-campaign.ts';
import { checkAccessibility } from './support/open-browser.ts';
import { openSignedIn } from './support/open-signed-in.ts';
import { checkRows, sendFile, storeFile, uploadFile } from './support/upload-file.ts';
import { useSharedProduct } from './support/use-product.ts';

const product = useSharedProduct();
const desktop = { name: 'desktop', width: 1440, height: 900, colorScheme: 'light' } as const;
const person = { email: 'vera@solano.example', password: 'steady-harbour-45', name: 'Vera Solano' };

const writeCsv = (...lines: readonly string[]) => ({
  name: 'file.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\n')),
});

/** Writes a script, sees what the checker refuses, mends it, has it approved, and tries its keys. */
async function approveScript(page: Page, name: string): Promise<void> {
  await page.goto(`${product.address}/settings/scripts`);
  await page.getByRole('button', { name: 'New script' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New script' });
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByLabel('Contact person').fill('Ana Torres');
  await dialog.getByRole('button', { name: 'New script' }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  const greeting = page.locator('#words-greeting-words-en');
  const words = await greeting.inputValue();
  await greeting.fill(`${words} It is about your debt.`);
  await page.getByText('must be mended before it can be approved').waitFor();
  await greeting.fill(words);
  await page.getByText('No problems found.').waitFor();
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await page.getByText('Version 1 is approved.').waitFor();
  await page.getByRole('link', { name: 'Try it' }).click();
  await page.getByRole('button', { name: 'Answer the call' }).click();
  await page.getByRole('log', { name: 'What is said' }).getByText('press 9').waitFor();
}

async function uploadPayments(page: Page, ...lines: readonly string[]): Promise<void> {
  await page.goto(`${product.address}/debtors/upload`);
  await page.getByRole('radio', { name: /^Payments/ }).check();
  await sendFile(page, writeCsv('reference,debt reference,amount paid,paid on', ...lines));
  await checkRows(page);
  await storeFile(page);
}

it('a script is written, checked, approved and tried; a call promises by key, and a file of payments keeps it', async () => {
  await signUpToApi(product.address, person, 'Solano Services');
  const { page, faults } = await openSignedIn(product, desktop, person, '/dashboard');
  await addCallerId(page, product.address);
  await addStaffedLine(page, product.address);
  await approveScript(page, 'Reminder of Solano');

  // The simulator's number of somebody who promises the first offer.
  const { country, prefix } = chooseOpenPlace(new Date());
  await page.goto(`${product.address}/debtors/upload`);
  const debtors = writeCsv(
    // Nothing that places them elsewhere: a ZIP code would count beside the number.
    'reference,name,phone,balance,debt reference,country,consent,year of birth',
    `S-4711,Rosa Marín,${prefix}0179,250.00,FB-7781,${country},yes,1975`,
  );
  await uploadFile(page, debtors, 'Who promises');
  await page.getByRole('link', { name: 'View contacts' }).click();
  const script = 'Reminder of Solano, version 1';
  await callList(page, { name: 'Who will pay', spokenName: 'Solano', script });
  await awaitFinished(page);

  await page.goto(`${product.address}/calls/history`);
  await page
    .getByRole('row', { name: /Rosa Marín/ })
    .getByText('Promise to pay')
    .waitFor();
  await page
    .getByRole('row', { name: /Rosa Marín/ })
    .getByRole('link')
    .first()
    .click();
  await page.getByText('The person promised to pay.').waitFor();
  await page.getByRole('link', { name: 'Rosa Marín' }).first().click();
  const promises = page.getByRole('region', { name: 'Promises to pay' });
  await promises.getByText('$250.00 by').waitFor();
  await promises.getByText('Open', { exact: true }).waitFor();
  await promises.getByText(/^By keypress/).waitFor();
  expect(await checkAccessibility(page)).toEqual([]);
  const contact = page.url();

  const today = new Date().toISOString().slice(0, 10);
  await uploadPayments(page, `S-4711,FB-7781,250.00,${today}`);
  await page.goto(contact);
  await promises.getByText('Kept', { exact: true }).waitFor();
  await page.getByRole('region', { name: 'Payments' }).getByText('From a file').waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});
