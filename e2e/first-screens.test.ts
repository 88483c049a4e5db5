import { expect, it } from 'vitest';
import { signInToApi } from './support/ask-api.ts';
import { profileButton } from './support/layout-parts.ts';
import { openPage } from './support/open-browser.ts';
import { demoPassword, signIn } from './support/sign-in.ts';
import { useSharedProduct } from './support/use-product.ts';

const desktop = { name: 'desktop', width: 1440, height: 900, colorScheme: 'light' } as const;
const product = useSharedProduct();
const email = 'admin@northwind.example';

it('a visitor of a deep link is brought back to it after sign-in, sees live and sealed what another does, and is let out', async () => {
  const { page, faults } = await openPage(product.browser, desktop);
  await page.goto(`${product.address}/activity/recent`);
  await page.waitForURL('**/login');
  await signIn(page, email);
  await page.waitForURL('**/activity/recent');
  await page.getByText('Live', { exact: true }).waitFor();
  const rows = page.getByRole('row', { name: /Nora Lindqvist.*Signed in/ });
  await rows.first().waitFor();
  const before = await rows.count();
  await signInToApi(product.address, { email, password: demoPassword });
  await rows.nth(before).waitFor();
  await page
    .getByRole('row', { name: /Sealed as entry/ })
    .nth(before)
    .waitFor();

  await page.goto(`${product.address}/login`);
  await page.waitForURL('**/dashboard');
  await profileButton(page).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  await page.goto(`${product.address}/dashboard`);
  await page.waitForURL('**/login');
  expect(faults).toEqual([]);
  await page.context().close();
});
