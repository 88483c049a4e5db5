import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { addCallerId } from './support/add-caller-id.ts';
import { addStaffedLine } from './support/add-staffed-line.ts';
import { signUpToApi } from './support/ask-api.ts';
import { checkAccessibility } from './support/open-browser.ts';
import { openSignedIn } from './support/open-signed-in.ts';
import { useSharedProduct } from './support/use-product.ts';

const product = useSharedProduct();
const desktop = { name: 'desktop', width: 1440, height: 900, colorScheme: 'light' } as const;
const person = { email: 'iris@solano.example', password: 'steady-harbour-46', name: 'Iris Solano' };

/** From the page of scripts. */
async function approveScript(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New script' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New script' });
  await dialog.getByLabel('Promise coming up').check();
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByLabel('Contact person').fill('Ana Torres');
  await dialog.getByRole('button', { name: 'New script' }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await page.getByText('Version 1 is approved.').waitFor();
}

it('reminders are refused without a script, then set up, shown and turned off', async () => {
  await signUpToApi(product.address, person, 'Iris Services');
  const { page, faults } = await openSignedIn(product, desktop, person, '/dashboard');
  const e164 = await addCallerId(page, product.address);
  await addStaffedLine(page, product.address);
  const open = async () => {
    await page.goto(`${product.address}/settings/agreed-calls`);
    await page.getByText('Your team calls back.', { exact: true }).waitFor();
  };
  const card = page.getByRole('region', { name: 'Reminders of promises' });
  const dialog = page.getByRole('dialog', { name: 'Reminders of promises' });

  await open();
  expect(await checkAccessibility(page)).toEqual([]);
  await card.getByRole('button', { name: 'Set up' }).click();
  await dialog.getByText('You have no approved script whose purpose is a promise.').waitFor();
  expect(await checkAccessibility(page)).toEqual([]);
  await dialog.getByRole('link').click();
  await page.waitForURL(`${product.address}/settings/scripts`);

  await approveScript(page, 'Before it is due');
  await open();
  await card.getByRole('button', { name: 'Set up' }).click();
  await expect.poll(() => dialog.getByLabel('Caller ID').inputValue()).toBe(e164);
  await dialog.getByLabel('Name said on the call').fill('Solano');
  await dialog.getByLabel('Days before the promised day').fill('3');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await card.getByText(`Calls 3 days before, with “Before it is due”, from ${e164}.`).waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  // The dialog may still fade out in the place it had on a wide screen.
  await page.locator('[data-leaving]').waitFor({ state: 'detached' });
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  expect(await checkAccessibility(page)).toEqual([]);

  await card.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await card.getByText('Reminders are off.').waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});
