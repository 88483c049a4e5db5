import { beforeAll, describe, expect, it } from 'vitest';
import { signUpToApi } from './support/ask-api.ts';
import { lookInBothSchemes } from './support/look-at-page.ts';
import { type View, widths } from './support/open-browser.ts';
import { openSignedIn } from './support/open-signed-in.ts';
import { sent, writePortfolio } from './support/portfolio.ts';
import {
  checkRows,
  nameNewList,
  type SentFile,
  sendFile,
  tellConsent,
} from './support/upload-file.ts';
import { useSharedProduct } from './support/use-product.ts';

const desktop: View = { name: 'desktop', width: 1440, height: 900, colorScheme: 'light' };
const person = { email: 'rosa@sur.example', password: 'steady-harbour-44', name: 'Rosa Díaz' };
const product = useSharedProduct();

beforeAll(() => signUpToApi(product.address, person, 'Sur Services'));

const enter = (view: View = desktop) => openSignedIn(product, view, person, '/debtors/upload');

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
  it('looks finished and passes the accessibility checker at every step', async () => {
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
