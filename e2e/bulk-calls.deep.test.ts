import { chooseOpenPlace } from '@ringfence/domain/zones/testing/choose-place';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signInToApi, signUpToApi } from './support/ask-api.ts';
import { writeDebtors } from './support/make-records.ts';
import { checkAccessibility } from './support/open-browser.ts';
import { openSignedIn } from './support/open-signed-in.ts';
import { useSharedProduct } from './support/use-product.ts';

const product = useSharedProduct();
const person = { email: 'rosa@larkhill.example', password: 'steady-harbour-46', name: 'Rosa Lark' };
const people = 3;
const desktop = { name: 'desktop', width: 1440, height: 900, colorScheme: 'light' } as const;

/** Where the page asks for the organization, below the one that narrows every page. */
async function chooseOrganization(page: Page, name: string): Promise<void> {
  await page.getByText('Choose the organization first').waitFor();
  await page.getByRole('combobox', { name: 'Organization' }).last().fill(name);
  await page.getByRole('option', { name }).click();
}

it('a super administrator chooses the organization first, and then sees what a campaign would come to', async () => {
  await signUpToApi(product.address, person, 'Larkhill Services');
  const api = await signInToApi(product.address, person);
  await api.requireScript();
  const { country, prefix } = chooseOpenPlace(new Date());
  const rows = Array.from(
    { length: people },
    (_, index) => `L-${index},Person ${index},${prefix}0${190 + index},100.00,${country},yes`,
  );
  await api.upload('June portfolio', writeDebtors(rows));

  const { page, faults } = await openSignedIn(
    product,
    desktop,
    { email: 'super@ringfence.example' },
    '/admin/bulk-calls',
  );
  await page.getByRole('heading', { level: 1, name: 'Bulk Call Sender' }).waitFor();
  // The campaigns of all organizations are there, and no form before it is known whose it is.
  await page.getByRole('heading', { name: 'Campaigns', exact: true }).waitFor();
  expect(await page.getByLabel('List', { exact: true }).count()).toBe(0);
  expect(await checkAccessibility(page)).toEqual([]);

  await chooseOrganization(page, 'Larkhill Services');
  await page
    .getByLabel('List', { exact: true })
    .selectOption({ label: `June portfolio (${people})` });
  await page.getByRole('heading', { name: 'Preflight' }).waitFor();
  await page.getByText(/^Exact, as of/).waitFor();
  const now = page.getByRole('listitem').filter({ hasText: 'Callable now' }).first();
  await now.getByText(String(people), { exact: true }).waitFor();
  expect(await checkAccessibility(page)).toEqual([]);
  expect(faults).toEqual([]);
  await page.context().close();
});
