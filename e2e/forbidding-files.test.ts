import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { signUpToApi } from './support/ask-api.ts';
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
const person = { email: 'ines@harbor.example', password: 'steady-harbour-44', name: 'Inés Vega' };
const product = useSharedProduct();

beforeAll(() => signUpToApi(product.address, person, 'Harbor Collections'));

const enter = (view: View = desktop) => openSignedIn(product, view, person, '/debtors/upload');

const statuses = [
  'Deceased',
  'Do not call',
  'Rep by attorney',
  'BK filed',
  'Paid',
  'Open',
] as const;
const names = ['Ann Lee', 'Bo Chen', 'Cy Diaz', 'Di Evans', 'Ed Ford', 'Flo Gray'];

/** Six accounts under a letter, each with what a file says of it. */
const writeBook = (letter: string, said: readonly string[]): SentFile => {
  const area = { A: '312', B: '212', C: '415' }[letter];
  const rows = names.map(
    (name, at) =>
      `${letter}-${at},${name} ${letter},${area}-555-01${40 + at},100.00,${said[at]},not before 10am`,
  );
  const lines = ['Reference,Name,Phone,Balance,Status,Do Not Call Between', ...rows];
  return { name: 'book.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) };
};

/** From the file to what storing it would do. */
async function check(page: Page, file: SentFile, list: string): Promise<void> {
  await page.goto(`${product.address}/debtors/upload`);
  await sendFile(page, file);
  await nameNewList(page, list);
  await tellConsent(page);
  await checkRows(page);
}

const active = names.map(() => 'Active');
const unread = [...active.slice(0, 5), 'Zebra hold'];

describe('a file that says whom not to call', () => {
  it('is shown word by word, and no later "Active" makes anybody callable unasked', async () => {
    const { page, faults } = await enter();
    await check(page, writeBook('A', statuses), 'March');
    const shown = page.getByRole('table', { name: 'Status words and how they were read' });
    for (const word of statuses) await shown.getByText(word, { exact: true }).waitFor();
    await storeFile(page);

    await check(page, writeBook('A', active), 'April');
    // All but the one who was open; of them one had only paid.
    await page.getByText('This file makes 5 people callable again').waitFor();
    await page.getByText('4 of them are still not called').waitFor();
    await storeFile(page);
    await page.getByText('you did not confirm calling them again').waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('whose words are not understood is stored only once somebody has looked', async () => {
    const { page, faults } = await enter();
    await check(page, writeBook('B', active), 'March B');
    await storeFile(page);
    await check(page, writeBook('B', unread), 'April B');
    await page
      .getByText('1 person can still be called, though a rejected row may forbid it')
      .waitFor();
    const store = page.getByRole('button', { name: 'Save', exact: true });
    expect(await store.isDisabled()).toBe(true);
    await page.getByLabel('I have reviewed these rows. Save the rest').check();
    expect(await store.isDisabled()).toBe(false);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('looks finished and passes the accessibility checker', { timeout: 360_000 }, async () => {
    const { page } = await enter();
    await check(page, writeBook('C', statuses), 'March C');
    await storeFile(page);
    await check(page, writeBook('C', unread), 'April C');
    const checked = page.url();
    await page.context().close();
    const found: string[] = [];
    for (const view of widths) {
      const { page: other, faults } = await enter(view);
      found.push(
        ...(await lookInBothSchemes(other, view, { url: checked, name: 'upload-forbidding' })),
      );
      expect(faults).toEqual([]);
      await other.context().close();
    }
    expect(found).toEqual([]);
  });
});
