import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { checkAccessibility } from './support/open-browser.ts';
import { openSignedIn } from './support/open-signed-in.ts';
import { useSharedProduct } from './support/use-product.ts';

const product = useSharedProduct();
const desktop = { name: 'desktop', width: 1440, height: 900, colorScheme: 'light' } as const;

/** Where the page asks for the organization, below the one that narrows every page. */
async function chooseOrganization(page: Page, name: string): Promise<void> {
  await page.getByText('Choose the organization first').waitFor();
  await page.getByRole('combobox', { name: 'Organization' }).last().click();
  await page.getByRole('option', { name }).click();
}

it('a super administrator chooses the organization first, and then sees what a campaign would come to', {
  timeout: 360_000,
}, async () => {
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

  await chooseOrganization(page, 'Northwind Water');
  const list = page.getByLabel('List', { exact: true });
  await list.waitFor();
  const first = await list.locator('option:not([value=""])').first().getAttribute('value');
  await list.selectOption(first);
  await page.getByRole('heading', { name: 'Preflight' }).waitFor();
  await page.getByText(/^Exact, as of/).waitFor({ timeout: 120_000 });
  await page.getByText('Callable now', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Start campaign' }).isEnabled()).toBe(true);
  expect(await checkAccessibility(page)).toEqual([]);
  expect(faults).toEqual([]);
  await page.context().close();
});
