import { expect, it } from 'vitest';
import { checkAccessibility, openPage } from './support/open-browser.ts';
import { signIn } from './support/sign-in.ts';
import { useSharedProduct } from './support/use-product.ts';

const product = useSharedProduct();
const phone = { name: '390 light', width: 390, height: 844, colorScheme: 'light' } as const;

/** One that the simulator does not know as the account's, where it is day at this moment. */
function findNumberByDay(): string {
  const hour = new Date().getUTCHours();
  if (hour >= 15 || hour < 1) return '+13125560189';
  return hour < 11 ? '+81352340189' : '+442079460189';
}

it('a number that the carrier does not know is called with a code, on a small screen', async () => {
  const { page } = await openPage(product.browser, phone);
  await page.goto(`${product.address}/settings/caller-ids`);
  await signIn(page, 'admin@harbor.example');
  await page.waitForURL('**/settings/caller-ids');

  async function offer(number: string) {
    await page.getByRole('button', { name: 'Add caller ID' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Number', { exact: true }).fill(number);
    await dialog.getByRole('button', { name: 'Add caller ID' }).click();
    await dialog.getByText('The carrier does not know this number').waitFor();
    await dialog.getByRole('button', { name: 'Verify this number with a call' }).click();
    await dialog.getByText('and say a six-digit code').waitFor();
    return dialog;
  }

  // Nobody can tell what time it is at a toll-free number.
  const refused = await offer('+18005550189');
  await refused.getByRole('button', { name: 'Call now' }).click();
  await refused.getByRole('alert').getByText('It is not known where this number is').waitFor();
  expect(await checkAccessibility(page)).toEqual([]);
  await refused.getByRole('button', { name: 'Cancel' }).click();
  await refused.waitFor({ state: 'hidden' });

  const called = await offer(findNumberByDay());
  await called.getByRole('button', { name: 'Call now' }).click();
  const code = called.getByLabel('Six-digit code');
  await code.waitFor();
  await called.getByRole('status').filter({ hasText: /\S/ }).waitFor();
  expect(await code.getAttribute('autocomplete')).toBe('one-time-code');
  expect(await checkAccessibility(page)).toEqual([]);
  const scrollWidth = await page.evaluate('document.documentElement.scrollWidth');
  expect(scrollWidth).toBeLessThanOrEqual(phone.width);
  await called.getByRole('button', { name: 'Call again' }).waitFor();
  await page.context().close();
});
