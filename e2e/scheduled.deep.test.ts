import { chooseClosedPlace } from '@ringfence/domain/zones/testing/choose-place';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { signInToApi, signUpToApi } from './support/ask-api.ts';
import { lookInBothSchemes } from './support/look-at-page.ts';
import { writeDebtors } from './support/make-records.ts';
import { checkAccessibility, type View, widths } from './support/open-browser.ts';
import { openSignedIn } from './support/open-signed-in.ts';
import { choose, rowOf, scheduledPage } from './support/scheduled-calls.ts';
import { useSharedProduct } from './support/use-product.ts';

const desktop: View = { name: 'desktop', width: 1440, height: 900, colorScheme: 'light' };
const person = { email: 'lara@juniper.example', password: 'steady-harbour-44', name: 'Lara Ortiz' };
const product = useSharedProduct();

beforeAll(async () => {
  await signUpToApi(product.address, person, 'Juniper Nights');
  const api = await signInToApi(product.address, person);
  const { prefix, country } = chooseClosedPlace(new Date());
  const people = [
    `N1,Asleep Now,${prefix}0170,10,${country},yes`,
    `N2,Asleep Too,${prefix}0171,20,${country},yes`,
  ];
  const listId = await api.upload('Night list', writeDebtors(people));
  await api.startCampaign(listId, 'Calls by day');
});

const enter = async (path: string): Promise<Page> =>
  (await openSignedIn(product, desktop, person, path)).page;

describe('the schedule', () => {
  it('cancels a call with a reason, and takes that back', async () => {
    const page = await enter(scheduledPage);
    await choose(page, 'Asleep Now', 'Cancel call');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Cancel call' }).click();
    await dialog.getByText('Say why.').waitFor();
    await dialog.getByLabel('Reason').fill('Pays by letter');
    await dialog.getByRole('button', { name: 'Cancel call' }).click();
    await page.getByText('Call to Asleep Now cancelled.').waitFor();
    await rowOf(page, 'Asleep Now').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText(/^Undone\./).waitFor();
    await rowOf(page, 'Asleep Now').waitFor();

    // The toast is gone after a reload; the way back is the list of cancelled calls, also on a phone.
    await choose(page, 'Asleep Now', 'Cancel call');
    await dialog.getByLabel('Reason').fill('Asleep pays by letter');
    await dialog.getByRole('button', { name: 'Cancel call' }).click();
    await dialog.getByText(/^Leave out names and numbers/).waitFor();
    await dialog.getByLabel('Reason').fill('Pays by cheque');
    await dialog.getByRole('button', { name: 'Cancel call' }).click();
    await page.getByText('Call to Asleep Now cancelled.').waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await page.getByLabel('Show', { exact: true }).selectOption({ label: 'Cancelled calls' });
    await page.waitForURL(/kind=cancelled/);
    await page.reload();
    const restore = page.getByRole('button', { name: 'Restore the call to Asleep Now' });
    await restore.waitFor();
    expect(await checkAccessibility(page)).toEqual([]);
    await restore.click();
    await page.getByText(/^The call to Asleep Now is restored/).waitFor();
    await page.getByText('No cancelled calls').waitFor();
    await page.setViewportSize({ width: desktop.width, height: desktop.height });
    await page.goto(`${product.address}${scheduledPage}`);
    await rowOf(page, 'Asleep Now').waitFor();

    await page.goto(`${product.address}/activity/recent`);
    const deed = page.getByRole('row', { name: /Cancelled a scheduled call/ });
    await deed.getByText(/Pays by letter/).waitFor();
    await deed.getByText(/Pays by cheque/).waitFor();
    await page.context().close();
  });

  it('leads from a number of the week to the calls behind it, by keys to other weeks, and stays readable', async () => {
    const page = await enter(scheduledPage);
    // Until their calls are planned, the week has none.
    await rowOf(page, 'Asleep').first().waitFor();
    await page.goto(`${product.address}${scheduledPage}?view=week`);
    const table = page.getByRole('table', { name: /^Calls due in each hour/ });
    await table.waitFor();
    const [first] = await table.getByRole('columnheader').allInnerTexts();
    expect(first).toBe('Hour');
    expect((await table.getByRole('columnheader').allInnerTexts())[1]).toMatch(/^Sun/);
    // People who sleep may wake up in the next week.
    const link = page.getByRole('link', { name: /^\d+ calls?, / }).first();
    if ((await link.count()) === 0) await page.getByRole('button', { name: 'Next week' }).click();
    await link.click();
    await page.waitForURL(/on=\d{4}-\d\d-\d\d&hour=\d+|hour=\d+/);
    await rowOf(page, 'Asleep').first().waitFor();

    await page.goto(`${product.address}${scheduledPage}?view=week&on=2030-01-02`);
    await page.getByText('Dec 30, 2029').first().waitFor();
    await page.getByRole('button', { name: 'Next week' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(/on=2030-01-06/);
    await page.keyboard.press('Home');
    await page.waitForURL((url) => !url.searchParams.has('on'));

    for (const view of widths) {
      await page.setViewportSize({ width: view.width, height: view.height });
      for (const shown of ['list', 'day', 'week', 'list&kind=cancelled']) {
        const found = await lookInBothSchemes(page, view, {
          url: `${product.address}${scheduledPage}?view=${shown}`,
          name: `scheduled-${shown.replace('list&kind=', '')}`,
        });
        expect(found).toEqual([]);
      }
    }
    await page.context().close();
  });
});
