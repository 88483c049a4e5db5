import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ApiPerson, signInToApi, signUpToApi } from './support/ask-api.ts';
import { lookInBothSchemes } from './support/look-at-page.ts';
import { type View, widths } from './support/open-browser.ts';
import { openSignedIn } from './support/open-signed-in.ts';
import {
  checkRows,
  nameNewList,
  type SentFile,
  sendFile,
  storeFile,
  tellConsent,
} from './support/upload-file.ts';
import { useSharedProduct } from './support/use-product.ts';

const desktop: View = { name: 'desktop', width: 1440, height: 900, colorScheme: 'light' };
const person = { email: 'rosa@norte.example', password: 'steady-harbour-44', name: 'Rosa Díaz' };
const product = useSharedProduct();
let api: ApiPerson;

beforeAll(async () => {
  await signUpToApi(product.address, person, 'Norte Services');
  api = await signInToApi(product.address, person);
});

const enter = (view: View = desktop) => openSignedIn(product, view, person, '/debtors/upload');

/** As a bank sends it: a title above the header, semicolons, Windows-1252, amounts with a comma. */
function writePortfolio(rows: readonly string[]): SentFile {
  const header = 'Nº de cuenta;Nombre completo;Celular;Teléfono 2;Saldo;Fecha de apertura';
  const lines = ['Cartera de Banco Norte;;;;;', ';;;;;', header, ...rows];
  return {
    name: 'cartera.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\r\n'), 'latin1'),
  };
}

const sent = [
  'A-1;José Núñez;(312) 555-0142;312-555-0143;1.234,50;03/04/2025',
  'A-2;María Peña;(212) 555-0187;;89,99;25/12/2024',
  'A-3;Sin Teléfono;;;100,00;01/02/2025',
  'A-4;Sin Saldo;(415) 555-0119;;mucho;01/02/2025',
  'A-2;María Peña;(212) 555-0187;;89,99;25/12/2024',
];
const corrected = [
  'A-1;José Núñez;(312) 555-0142;312-555-0143;1.000,00;03/04/2025',
  'A-2;María Peña;(212) 555-0187;;89,99;25/12/2024',
  'A-3;Sin Teléfono;(415) 555-0133;;100,00;01/02/2025',
  'A-4;Sin Saldo;(415) 555-0119;;55,00;01/02/2025',
];

/** A figure of what was found, by its name. */
const count = (page: Page, name: string) =>
  page.locator('dl > div', { has: page.getByText(name, { exact: true }) }).locator('dd');

async function expectCounts(page: Page, wanted: Record<string, string>): Promise<void> {
  const found = await Promise.all(
    Object.keys(wanted).map(async (name) => [name, await count(page, name).innerText()]),
  );
  expect(Object.fromEntries(found)).toEqual(wanted);
}

describe('a messy file', () => {
  it('is understood, stored, sent again as changes and taken back', async () => {
    const { page, faults } = await enter();
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
    const rejected = await readFile(await download.path(), 'utf8');
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
});

describe('an upload that was broken off', () => {
  const header = 'Reference,Name,Phone,Balance\n';
  const row = 'R,Somebody With A Rather Long Name To Fill The File,+13125550142,10.00\n';
  /** Three pieces. */
  const large = (start: string): SentFile => ({
    name: 'large.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(header + start + row.repeat(Math.ceil((9 * 1024 ** 2) / row.length))),
  });

  it('goes on with the same file after the browser was closed, and not with another', async () => {
    const first = await enter();
    await first.page.route('**/chunks/2', (route) => route.abort());
    await first.page.locator('input[type=file]').setInputFiles(large('A'));
    await first.page.getByText('No connection.').waitFor();
    const { origin, pathname, search } = new URL(first.page.url());
    await first.page.context().close();

    const { page } = await enter();
    const begun = page.getByRole('row', { name: /large.csv/ });
    await begun.getByRole('link', { name: 'Continue' }).click();
    await page.getByText('This file is partly uploaded').waitFor();
    expect(page.url()).toBe(`${origin}${pathname}${search}`);
    await page.locator('input[type=file]').setInputFiles(large('B'));
    await page.getByText('This is not large.csv').waitFor();
    const pieces: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') pieces.push(request.url().split('/').at(-1) ?? '');
    });
    await sendFile(page, large('A'));
    expect(pieces).toEqual(['2']);
    await page.getByRole('button', { name: 'Cancel upload' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel upload' }).click();
    await page.getByText('This upload was cancelled').waitFor();
    await page.context().close();
  });
});

describe('the upload', () => {
  it('looks finished and passes the accessibility checker at every step', {
    timeout: 360_000,
  }, async () => {
    const { page } = await enter();
    await sendFile(page, writePortfolio(sent));
    const matching = page.url();
    await page.goto(`${product.address}/debtors/upload`);
    await sendFile(page, writePortfolio([...sent, 'A-9;Otra Persona;(415) 555-0177;;5,00;']));
    await nameNewList(page, 'Looked at');
    await tellConsent(page);
    await checkRows(page);
    const checked = page.url();
    await page.context().close();
    const found: string[] = [];
    for (const view of widths) {
      const { page: other, faults } = await enter(view);
      found.push(
        ...(await lookInBothSchemes(other, view, { url: matching, name: 'upload-columns' })),
        ...(await lookInBothSchemes(other, view, { url: checked, name: 'upload-findings' })),
      );
      expect(faults).toEqual([]);
      await other.context().close();
    }
    expect(found).toEqual([]);
  });
});
