import { localTime } from '@ringfence/domain/zones/convert-time';
import { chooseClosedPlace } from '@ringfence/domain/zones/testing/choose-place';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ApiPerson, signInToApi, signUpToApi } from './support/ask-api.ts';
import { lookInBothSchemes } from './support/look-at-page.ts';
import { writeDebtors } from './support/make-records.ts';
import { checkAccessibility, type View, widths } from './support/open-browser.ts';
import { openSignedIn } from './support/open-signed-in.ts';
import { useSharedProduct } from './support/use-product.ts';

const desktop: View = { name: 'desktop', width: 1440, height: 900, colorScheme: 'light' };
const person = { email: 'lena@juniper.example', password: 'steady-harbour-44', name: 'Lena Ortiz' };
const product = useSharedProduct();
const scheduled = '/activity/scheduled';

/** Where it is the middle of the day, whenever the test runs. */
function findOpenZone(): string {
  const zones = ['America/New_York', 'Pacific/Honolulu', 'Asia/Tokyo', 'Europe/London'];
  const open = zones.find((zone) => {
    const { minute } = localTime(zone, new Date());
    return minute >= 8.1 * 60 && minute < 20 * 60;
  });
  if (open === undefined) throw new Error('there is no such zone at this hour');
  return open;
}

let api: ApiPerson;
let sleeperId: string;
beforeAll(async () => {
  await signUpToApi(product.address, person, 'Juniper Services');
  api = await signInToApi(product.address, person);
  const { prefix, country } = chooseClosedPlace(new Date());
  const people = [
    `N1,Asleep Now,${prefix}0170,10,${country},yes`,
    `N2,Asleep Too,${prefix}0171,20,${country},yes`,
  ];
  const listId = await api.upload('Night list', writeDebtors(people));
  const sleeping = await api.upload(
    'Sleeper',
    writeDebtors([`N3,Sleeper One,${prefix}0172,30,${country},yes`]),
  );
  sleeperId = await api.findContactId(sleeping);
  await api.startCampaign(listId, 'Calls by day');
  await api.startCampaign(sleeping, 'One sleeper');
});

const enter = async (path: string): Promise<Page> =>
  (await openSignedIn(product, desktop, person, path)).page;
const rowOf = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });

async function choose(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for the call to ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

describe('the schedule', () => {
  it('refuses an unlawful call now with its rule, moves a call, and places it once that is lawful', async () => {
    const page = await enter(scheduled);
    await rowOf(page, 'Sleeper One').waitFor();
    await choose(page, 'Sleeper One', 'Call now');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('This person may not be called now:').waitFor();
    await dialog.getByText(/WINDOW_CLOSED/).waitFor();
    await dialog.getByText(/Next lawful minute:/).waitFor();
    expect(await checkAccessibility(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).click();

    await choose(page, 'Sleeper One', 'Move');
    await dialog.getByText('This person may be called then.').waitFor();
    const time = dialog.getByLabel('Date and time');
    const [day = ''] = (await time.inputValue()).split('T');
    const night = new Date(Date.parse(day) + 2 * 86_400_000).toISOString().slice(0, 10);
    await time.fill(`${night}T03:00`);
    await dialog.getByText('This person may not be called then:').waitFor();
    expect(await checkAccessibility(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Use this time' }).click();
    await dialog.getByText('This person may be called then.').waitFor();
    await dialog.getByRole('button', { name: 'Move call' }).click();
    await page.getByText(/^Call to Sleeper One moved to/).waitFor();
    await rowOf(page, 'Sleeper One').getByText('The time that was chosen').waitFor();

    // They say that they are where it is day: lawful now, and still kept for the time that was chosen.
    await api.confirmZone(sleeperId, findOpenZone());
    await page.goto(`${product.address}${scheduled}`);
    await rowOf(page, 'Sleeper One').getByText('The time that was chosen').waitFor();
    await choose(page, 'Sleeper One', 'Call now');
    await dialog.getByText('This person may be called now.').waitFor();
    await dialog.getByRole('button', { name: 'Call now' }).click();
    await page.getByText('Call to Sleeper One is due now.').waitFor();
    await rowOf(page, 'Sleeper One').waitFor({ state: 'detached' });
    await expect.poll(() => api.findCallId().catch(() => ''), { timeout: 60_000 }).not.toBe('');
    await page.context().close();
  });

  it('cancels a call with a reason, and takes that back', async () => {
    const page = await enter(scheduled);
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
    await page.goto(`${product.address}${scheduled}`);
    await rowOf(page, 'Asleep Now').waitFor();

    await page.goto(`${product.address}/activity/recent`);
    const deed = page.getByRole('row', { name: /Cancelled a scheduled call/ });
    await deed.getByText(/Pays by letter/).waitFor();
    await deed.getByText(/Pays by cheque/).waitFor();
    await page.context().close();
  });

  it('leads from a number of the week to the calls behind it, by keys to other weeks, and stays readable', async () => {
    const page = await enter(`${scheduled}?view=week`);
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

    await page.goto(`${product.address}${scheduled}?view=week&on=2030-01-02`);
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
          url: `${product.address}${scheduled}?view=${shown}`,
          name: `scheduled-${shown.replace('list&kind=', '')}`,
        });
        expect(found).toEqual([]);
      }
    }
    await page.context().close();
  });
});
