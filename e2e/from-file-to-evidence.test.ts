import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseOpenPlace } from '@ringfence/domain/zones/testing/choose-place';
import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { addCallerId } from './support/add-caller-id.ts';
import { signInToApi } from './support/ask-api.ts';
import { awaitFinished, callList } from './support/launch-campaign.ts';
import { openPage } from './support/open-browser.ts';
import { uploadFile } from './support/upload-file.ts';
import { useSharedProduct } from './support/use-product.ts';
import { downloadEvidence, expectVerified } from './support/verify-evidence.ts';

const desktop = { name: 'desktop', width: 1440, height: 900, colorScheme: 'light' } as const;
const newcomer = { email: 'ines@cobalt.example', password: 'steady-harbour-42', name: 'Inés Vega' };
const people = 24;
const product = useSharedProduct();
const folder = mkdtempSync(join(tmpdir(), 'ringfence-evidence-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** As a creditor sends it. Half of the people answer and say who they are, half do not answer; one has no number. */
function writeFile() {
  const { country, prefix } = chooseOpenPlace(new Date());
  const rows = Array.from({ length: people }, (_, index) => {
    const number = `${prefix.slice(0, -2)}${20 + index}${index % 2 === 0 ? '0194' : '0190'}`;
    return `C${index};Person ${index};${number};${100 + index}.50;${country};yes`;
  });
  const header = 'Customer No;Customer Name;Mobile Number;Amount Due;Country;TCPA Consent';
  const text = [header, ...rows, `C999;No Number;;12.00;${country};yes`].join('\r\n');
  return { name: 'accounts.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
}

async function register(page: Page): Promise<void> {
  await page.goto(`${product.address}/register`);
  await page.getByLabel('Full name').fill(newcomer.name);
  await page.getByLabel('Email or phone number').fill(newcomer.email);
  await page.getByLabel('Password', { exact: true }).fill(newcomer.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/no-organization-access');
  await page.getByLabel('Organization name').fill('Cobalt Services');
  await page.getByRole('button', { name: 'Open organization' }).click();
  await page.waitForURL('**/dashboard');
}

it("a newcomer's file becomes a finished campaign, and one of its calls evidence that an outsider can check", async () => {
  const { page, faults } = await openPage(product.browser, desktop);
  await register(page);
  await addCallerId(page, product.address);
  const api = await signInToApi(product.address, newcomer);
  await api.requireScript();
  await page.goto(`${product.address}/debtors/upload`);
  await uploadFile(page, writeFile(), 'March portfolio');
  await page.getByText('The phone number is missing.').waitFor();
  await page.getByRole('link', { name: 'View contacts' }).click();
  await page.waitForURL('**/debtors/list/*');
  await page.getByText('Person 0', { exact: true }).waitFor();

  const watcher = await page.context().newPage();
  await watcher.goto(`${product.address}/calls/history`);
  await watcher.getByText('No calls yet').waitFor();
  await callList(page, { name: 'March, first call', spokenName: 'Cobalt', attempts: '1' });
  // Nobody reloads: the calls and the end of the campaign come by themselves.
  await watcher.getByRole('row').nth(8).waitFor();
  await watcher.close();
  await awaitFinished(page);
  const [campaign] = await api.listCampaigns();
  expect(campaign).toMatchObject({ state: 'finished', calls: people, targets: { done: people } });

  await page.goto(`${product.address}/dashboard?period=week`);
  await page.getByRole('link', { name: new RegExp(`^Calls ${people} `) }).waitFor();
  await page.goto(`${product.address}/calls/history`);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await page.getByRole('heading', { name: 'What happened' }).waitFor();
  await page.getByRole('heading', { name: 'Why this call was allowed' }).waitFor();
  await page.getByText('Calling hours').waitFor();
  await expectVerified(await downloadEvidence(page, product.address, folder));
  expect(faults).toEqual([]);
  await page.context().close();
});
