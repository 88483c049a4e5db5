import { chooseOpenPlace } from '@ringfence/domain/zones/testing/choose-place';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signInToApi, signUpToApi } from './support/ask-api.ts';
import { launchCampaign, unfold } from './support/launch-campaign.ts';
import { writeDebtors } from './support/make-records.ts';
import { checkAccessibility } from './support/open-browser.ts';
import { openSignedIn } from './support/open-signed-in.ts';
import { useSharedProduct } from './support/use-product.ts';

const product = useSharedProduct();
const desktop = { name: 'desktop', width: 1440, height: 900, colorScheme: 'light' } as const;
const person = { email: 'olga@pinedale.example', password: 'steady-harbour-45', name: 'Olga Pine' };

/** The last digits decide what the simulator's people do: stop all calls, or never answer. */
const stops = '0195';
const silent = '0190';
const stopping = 14;
const people = 80;

/**
 * Those who owe most stop all calls: ten of them trip the breaker, which hears of them half a minute after they were
 * called. The others do not answer: they are too few to make up for that, and enough for the campaign to go on until
 * then. One number is in no file.
 */
function writePeople(): Buffer {
  const { country, prefix } = chooseOpenPlace(new Date());
  const rows = Array.from({ length: people }, (_, index) => {
    const number = `${prefix.slice(0, -2)}${20 + index}${index < stopping ? stops : silent}`;
    return `P-${index},Person ${index},${number},${(people - index) * 100}.00,${country},yes`;
  });
  return writeDebtors([...rows, `P-x,Nobody There,,50.00,${country},yes`]);
}

const bucket = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ hasText: name }).first();

async function openChange(page: Page, name: string) {
  await page.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name }).click();
  return page.getByRole('dialog');
}

async function undo(page: Page, said: string | RegExp): Promise<void> {
  const toast = page.getByRole('status');
  await toast.filter({ hasText: said }).getByRole('button', { name: 'Undo' }).click();
  await toast.filter({ hasText: 'Undone.' }).getByRole('button', { name: 'Dismiss' }).click();
}

async function changePaceAndUndo(page: Page): Promise<void> {
  const dialog = await openChange(page, 'Change pace');
  const pace = dialog.getByLabel('Calls per second');
  expect(await pace.inputValue()).toBe('1');
  await pace.fill('many');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => pace.getAttribute('aria-invalid')).toBe('true');
  expect(await checkAccessibility(page)).toEqual([]);
  await pace.fill('9');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await undo(page, 'The pace was changed.');
  await openChange(page, 'Change pace');
  expect(await pace.inputValue()).toBe('1');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
}

/** Those who are left: nobody of them is called in between, because the campaign is paused. */
async function removeListAndUndo(page: Page): Promise<void> {
  const dialog = await openChange(page, 'Remove people');
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await dialog.getByText('Choose a list.').waitFor();
  await dialog.getByLabel('May portfolio').check();
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await undo(page, /^[1-9]\d* (person|people) removed; /);
}

it('a list and three choices become a campaign that a breaker pauses, and that finishes once it is resumed', async () => {
  await signUpToApi(product.address, person, 'Pinedale Services');
  const api = await signInToApi(product.address, person);
  await api.requireScript();
  await api.upload('May portfolio', writePeople());
  const { page, faults } = await openSignedIn(product, desktop, person, '/debtors/list');

  await page.getByRole('link', { name: 'May portfolio' }).click();
  await page.getByRole('link', { name: 'Call this list' }).first().click();
  await page.waitForURL('**/activity/scheduled/campaigns/new?list=*');
  // The list came with the address, and the only script and the only number are chosen.
  await expect.poll(() => page.getByLabel('Caller ID').inputValue()).toMatch(/^\+1872/);

  await bucket(page, 'Callable now').getByText(String(people), { exact: true }).waitFor();
  await page.getByText(/^Exact, as of/).waitFor();
  await bucket(page, 'Callable now').getByRole('button').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Person 3', exact: true }).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  expect(await checkAccessibility(page)).toEqual([]);

  await unfold(page, 'Whom');
  await page.getByLabel('Order').selectOption({ label: 'Highest balance first' });
  await unfold(page, 'How fast');
  await page.getByLabel('Calls per second').fill('1');
  await unfold(page, 'Again');
  await page.getByLabel('Attempts per person').fill('1');
  await page.reload();
  await page.getByText('Your unfinished campaign is back.').waitFor();
  await launchCampaign(page);

  // What was chosen is what it is watched against.
  await page.getByText(/^\d+(\.\d)? of 1$/).waitFor();
  await page.getByText('Calls under way', { exact: true }).first().waitFor();
  await page.getByText('Paused', { exact: true }).first().waitFor();
  await page
    .getByText(/people asked not to be called/)
    .first()
    .waitFor();
  await changePaceAndUndo(page);
  await removeListAndUndo(page);
  // The rest does not have to last until a breaker has looked.
  const faster = await openChange(page, 'Change pace');
  await faster.getByLabel('Calls per second').fill('40');
  await faster.getByRole('button', { name: 'Save' }).click();
  await page.getByText('The pace was changed.').waitFor();
  await page.getByRole('button', { name: 'Resume', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('The people were asked, and the list is right.');
  await dialog.getByRole('button', { name: 'Resume the campaign' }).click();
  await page.getByText('Finished', { exact: true }).first().waitFor();
  // Those whose removal was undone were called as well.
  await page.getByRole('link', { name: `Show the people: Done, ${people}` }).waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});
