import { nameDay, numberDay } from '@ringfence/domain/zones/local-days';
import { chooseOpenPlace } from '@ringfence/domain/zones/testing/choose-place';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ApiPerson, signInToApi } from './support/ask-api.ts';
import { writeDebtors } from './support/make-records.ts';
import { checkAccessibility, type View } from './support/open-browser.ts';
import { openSignedIn } from './support/open-signed-in.ts';
import { demoPassword } from './support/sign-in.ts';
import { useSharedProduct } from './support/use-product.ts';

const product = useSharedProduct();
const phone: View = { name: 'phone', width: 390, height: 844, colorScheme: 'light' };
const email = 'member@harbor.example';
let api: ApiPerson;

beforeAll(async () => {
  api = await signInToApi(product.address, {
    email: 'admin@harbor.example',
    password: demoPassword,
  });
});

describe('a callback for a day and a time', () => {
  it('is recorded on a phone, with what is wrong beside its field, and is in both lists', async () => {
    const { country, prefix } = chooseOpenPlace(new Date());
    const row = `C1,Carla Callback,${prefix}4790,80.25,${country},yes`;
    const listId = await api.upload('Callback times', writeDebtors([row]));
    const path = `/debtors/contacts/${await api.findContactId(listId)}`;
    const { page } = await openSignedIn(product, phone, { email }, path);
    // Where they are is known once they were judged.
    await page.getByText('Callable now', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: 'Record a callback' }).click();
    const dialog = page.getByRole('dialog', { name: 'Record a callback' });
    await dialog.getByLabel('Day and time').check();
    const day = dialog.getByLabel('Day', { exact: true });
    const time = dialog.getByLabel('Time', { exact: true });
    await dialog.getByRole('button', { name: 'Record callback' }).click();
    await dialog.getByText('Choose a day.').waitFor();
    await dialog.locator('#callback-day:focus').waitFor();

    const today = (await day.getAttribute('min')) ?? '';
    await day.fill(nameDay(numberDay(today) + 1));
    await time.fill('21:30');
    await dialog.getByRole('button', { name: 'Record callback' }).click();
    await dialog.getByText('Choose a time from 8 AM to 9 PM, their time.').waitFor();
    expect(await checkAccessibility(page)).toEqual([]);
    const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
    expect(overflow).toBeLessThanOrEqual(0);

    await time.fill('14:30');
    await dialog.getByRole('button', { name: 'Record callback' }).click();
    await dialog.waitFor({ state: 'detached' });
    const shown = /2:30 PM \S+, their time/;
    await page.getByText(shown).waitFor();
    await page.goto(`${product.address}/activity/scheduled/callbacks`);
    await page.getByText(shown).first().waitFor();
    await page.context().close();
  });
});
