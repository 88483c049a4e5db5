import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { signUpToApi } from './support/ask-api.ts';
import { active, checkBook, statuses, unread, writeBook } from './support/forbidding-book.ts';
import { lookInBothSchemes } from './support/look-at-page.ts';
import { type View, widths } from './support/open-browser.ts';
import { openSignedIn } from './support/open-signed-in.ts';
import { type SentFile, storeFile } from './support/upload-file.ts';
import { useSharedProduct } from './support/use-product.ts';

const desktop: View = { name: 'desktop', width: 1440, height: 900, colorScheme: 'light' };
const person = { email: 'ines@linden.example', password: 'steady-harbour-44', name: 'Inés Vega' };
const product = useSharedProduct();

beforeAll(() => signUpToApi(product.address, person, 'Linden Collections'));

const enter = (view: View = desktop) => openSignedIn(product, view, person, '/debtors/upload');

const check = (page: Page, file: SentFile, list: string) =>
  checkBook(page, product.address, file, list);

describe('a file that says whom not to call', () => {
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

  it('looks finished and passes the accessibility checker', async () => {
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
