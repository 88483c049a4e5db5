import { localTime } from '@ringfence/domain/zones/convert-time';
import { chooseClosedPlace } from '@ringfence/domain/zones/testing/choose-place';
import { expect, it } from 'vitest';
import { signInToApi, signUpToApi } from './support/ask-api.ts';
import { writeDebtors } from './support/make-records.ts';
import { checkAccessibility } from './support/open-browser.ts';
import { openSignedIn } from './support/open-signed-in.ts';
import { choose, rowOf, scheduledPage } from './support/scheduled-calls.ts';
import { useSharedProduct } from './support/use-product.ts';

const desktop = { name: 'desktop', width: 1440, height: 900, colorScheme: 'light' } as const;
const person = { email: 'lena@juniper.example', password: 'steady-harbour-44', name: 'Lena Ortiz' };
const product = useSharedProduct();

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

it('the schedule refuses an unlawful call now with its rule, moves a call, and places it once that is lawful', async () => {
  await signUpToApi(product.address, person, 'Juniper Services');
  const api = await signInToApi(product.address, person);
  const { prefix, country } = chooseClosedPlace(new Date());
  const sleeper = writeDebtors([`N3,Sleeper One,${prefix}0172,30,${country},yes`]);
  const listId = await api.upload('Sleeper', sleeper);
  await api.startCampaign(listId, 'One sleeper');
  const { page, faults } = await openSignedIn(product, desktop, person, scheduledPage);
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
  await api.confirmZone(await api.findContactId(listId), findOpenZone());
  await page.goto(`${product.address}${scheduledPage}`);
  await rowOf(page, 'Sleeper One').getByText('The time that was chosen').waitFor();
  await choose(page, 'Sleeper One', 'Call now');
  await dialog.getByText('This person may be called now.').waitFor();
  await dialog.getByRole('button', { name: 'Call now' }).click();
  await page.getByText('Call to Sleeper One is due now.').waitFor();
  await rowOf(page, 'Sleeper One').waitFor({ state: 'detached' });
  await page.goto(`${product.address}/calls/history`);
  await rowOf(page, 'Sleeper One').waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});
