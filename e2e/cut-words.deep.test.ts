import { describe, expect, it } from 'vitest';
import { findCutWords } from './support/find-cut-words.ts';
import type { View } from './support/open-browser.ts';
import { openSignedIn } from './support/open-signed-in.ts';
import { useSharedProduct } from './support/use-product.ts';

const product = useSharedProduct();
const desktop: View = { name: 'desktop', width: 1440, height: 900, colorScheme: 'light' };
const account = '/apps/profiles/account/my-account';
const pages = [
  '/dashboard',
  '/debtors/list',
  '/debtors/contacts',
  '/debtors/upload',
  '/calls/history',
  '/calls/history?tab=not-called',
  '/activity/scheduled',
  '/activity/recent',
  '/settings',
  account,
  `${account}?tab=security`,
  `${account}?tab=social`,
  `${account}?tab=billing`,
];

describe('a page at 1440 px', () => {
  it.each(['en', 'es'])('cuts no word in its middle: %s', async (language) => {
    const { page } = await openSignedIn(
      product,
      desktop,
      { email: 'admin@harbor.example' },
      '/dashboard',
    );
    await page.evaluate(`localStorage.setItem('ringfence-language', '${language}')`);
    const found: string[] = [];
    for (const path of pages) {
      await page.goto(`${product.address}${path}`);
      await page.locator('#content h1').waitFor();
      await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
      found.push(...(await findCutWords(page)).map((fault) => `${path} ${fault}`));
    }
    expect(found).toEqual([]);
    await page.context().close();
  });
});
