import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { addStaffedLine } from './support/add-staffed-line.ts';
import { checkAccessibility } from './support/open-browser.ts';
import { openSignedIn } from './support/open-signed-in.ts';
import { useSharedProduct } from './support/use-product.ts';

const product = useSharedProduct();
const desktop = { name: 'desktop', width: 1440, height: 900, colorScheme: 'light' } as const;
const admin = { email: 'admin@harbor.example' };

it('a script is begun, broken, mended, approved and tried by its keys', async () => {
  const { page, faults } = await openSignedIn(product, desktop, admin);
  await addStaffedLine(page, product.address);
  expect(await checkAccessibility(page)).toEqual([]);
  await page.goto(`${product.address}/settings/scripts`);
  const name = `Journey ${randomUUID().slice(0, 8)}`;
  await page.getByRole('button', { name: 'New script' }).click();
  const dialog = page.getByRole('dialog', { name: 'New script' });
  await dialog.getByLabel('Broken promise').check();
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByLabel('Contact person').fill('Ana Torres');
  await dialog.getByRole('button', { name: 'New script' }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByText('No problems found.').waitFor();
  expect(await checkAccessibility(page)).toEqual([]);

  // Anybody may listen to the greeting.
  const greeting = page.locator('#words-greeting-words-en');
  const words = await greeting.inputValue();
  await greeting.fill(`${words} You owe us money.`);
  await page.getByText('must be mended before it can be approved').waitFor();
  const card = page.getByRole('region', { name: 'Menu: greeting' });
  await card.getByText('12 CFR 1006.6(d)(1)').first().waitFor();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByText('Draft saved.').waitFor();
  expect(await page.getByRole('button', { name: 'Approve' }).isDisabled()).toBe(true);

  await greeting.fill(words);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByText('No problems found.').waitFor();
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await page.getByText('Version 1 is approved.').waitFor();

  await page.getByRole('link', { name: 'Flow' }).click();
  await page.getByRole('img', { name: /Drawing of the flow/ }).waitFor();
  expect(await checkAccessibility(page)).toEqual([]);

  await page.getByRole('link', { name: 'Try it' }).click();
  await page.getByRole('button', { name: 'Answer the call' }).click();
  const log = page.getByRole('log', { name: 'What is said' });
  await log.getByText('press 9').waitFor();
  expect(await checkAccessibility(page)).toEqual([]);
  await page.keyboard.press('9');
  await log.getByText('You pressed 9').waitFor();
  await page.getByText('No more calls.').waitFor();
  await page.getByText('The call has ended.').waitFor();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: 'Words' }).click();
  await greeting.waitFor();
  const scrollWidth = await page.evaluate('document.documentElement.scrollWidth');
  expect(scrollWidth).toBeLessThanOrEqual(390);
  expect(faults).toEqual([]);
  await page.context().close();
});
