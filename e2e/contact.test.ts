import { chooseOpenPlace } from '@ringfence/domain/zones/testing/choose-place';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ApiPerson, signInToApi } from './support/ask-api.ts';
import { lookAtPage } from './support/look-at-page.ts';
import { writeDebtors } from './support/make-records.ts';
import { openPage, type View, views } from './support/open-browser.ts';
import { demoPassword, signIn } from './support/sign-in.ts';
import { useProduct } from './support/use-product.ts';

const product = useProduct();
const desktop: View = { name: 'desktop', width: 1440, height: 900, colorScheme: 'light' };
let api: ApiPerson;
let people = 0;

beforeAll(async () => {
  const admin = { email: 'admin@harbor.example', password: demoPassword };
  api = await signInToApi(product.address, admin);
});

/** Somebody who may be called now, and the address of their page. */
async function makePerson(): Promise<{ name: string; path: string }> {
  people += 1;
  const name = `Wilma Journey ${people}`;
  const { country, prefix } = chooseOpenPlace(new Date());
  const row = `W${people},${name},${prefix}${4710 + people},80.25,${country},yes`;
  const listId = await api.upload(`Journey ${people}`, writeDebtors([row]));
  return { name, path: `/debtors/contacts/${await api.findContactId(listId)}` };
}

/** Somebody of an organization, on a page. */
async function enter(email: string, path: string): Promise<Page> {
  const { page } = await openPage(product.browser, desktop);
  await page.goto(`${product.address}${path}`);
  await signIn(page, email);
  await page.locator('#content h1').waitFor();
  return page;
}

async function record(
  page: Page,
  name: string,
  fill: (dialog: ReturnType<Page['getByRole']>) => Promise<void> = async () => {},
) {
  await page.getByRole('button', { name: 'Record', exact: true }).first().click();
  await page.getByRole('menuitem', { name, exact: true }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByLabel('Evidence').fill('Letter 12');
  await fill(dialog);
  await dialog.getByRole('button', { name: 'Record', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

describe('the page of a contact', () => {
  it('is reached from the list, and says that the person may be called', async () => {
    const { name, path } = await makePerson();
    const page = await enter('member@harbor.example', `/debtors/contacts?search=${name}`);
    await page.getByRole('link', { name, exact: true }).click();
    await page.waitForURL(`**${path}`);
    await page.getByText('May be called', { exact: true }).waitFor();
    await page.getByText('0 of 7 used').waitFor();
    await page.context().close();
  });

  it('takes a stop at once, shows it to whoever looks, and lets an admin undo it', async () => {
    const { path } = await makePerson();
    const watching = await enter('member@harbor.example', path);
    await watching.getByText('May be called', { exact: true }).waitFor();
    const page = await enter('admin@harbor.example', path);
    await record(page, 'Stop calling');
    await page.getByText('Recorded: Stop calling.').waitFor();
    for (const reader of [page, watching]) {
      await reader.getByText('May not be called', { exact: true }).waitFor();
      await reader.getByText('12 CFR 1006.14(h)').first().waitFor();
      await reader.getByText('Evidence: Letter 12').waitFor();
    }
    expect(await watching.getByRole('button', { name: 'End: Stop calling' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await watching.getByText('May be called', { exact: true }).waitFor();
    await watching.context().close();
    await page.context().close();
  });

  it('counts a call made elsewhere, and judges another moment by the address', async () => {
    const { path } = await makePerson();
    const page = await enter('member@harbor.example', path);
    await record(page, 'Call made elsewhere', async (dialog) => {
      await dialog.getByLabel('What happened').selectOption('voicemail');
    });
    await page.getByText('1 of 7 used').waitFor();
    await page.getByText('It may have rung.').waitFor();
    await page.getByRole('button', { name: 'Tomorrow 9:00' }).click();
    await page.waitForURL('**?at=*');
    await page.getByText(/^Judged as of/).waitFor();
    await page.reload();
    await page.getByText(/^Judged as of/).waitFor();
    await page.context().close();
  });

  it('follows the zone that the person confirmed', async () => {
    const { path } = await makePerson();
    const page = await enter('admin@harbor.example', path);
    await page.getByRole('button', { name: 'Change the confirmed time zone' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Time zone', { exact: true }).selectOption('Pacific/Auckland');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('row', { name: /Pacific\/Auckland.*confirmed by the person/ }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Taken back: Confirmed time zone.').waitFor();
    await page.context().close();
  });

  it('hands out a copy of the data, and refuses to erase it before its time', async () => {
    const { path } = await makePerson();
    const page = await enter('admin@harbor.example', path);
    // Before anything is done about a debt, nothing asks for keeping its records.
    await page.getByRole('button', { name: 'Erase this person', disabled: false }).waitFor();
    await record(page, 'Call made elsewhere', async (dialog) => {
      await dialog.getByLabel('What happened').selectOption('voicemail');
    });
    const copy = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download everything' }).click();
    expect((await copy).suggestedFilename()).toMatch(/\.json$/);
    await record(page, 'Call made elsewhere', async (dialog) => {
      await dialog.getByLabel('What happened').selectOption('no_answer');
    });
    await page.getByText(/^They can be erased from/).waitFor();
    expect(await page.getByRole('button', { name: 'Erase this person' }).isDisabled()).toBe(true);
    await page.context().close();
  });

  it('erases a person for good, once their name was typed', async () => {
    const { name, path } = await makePerson();
    const page = await enter('admin@harbor.example', path);
    await page.getByRole('button', { name: 'Erase this person' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Why').fill('They asked for it');
    await dialog.getByLabel('Type the name of the person').fill('Somebody');
    await dialog.getByRole('button', { name: 'Erase for good' }).click();
    await dialog.getByText(`Type ${name} as it is written here.`).waitFor();
    await dialog.getByLabel('Type the name of the person').fill(name);
    await dialog.getByRole('button', { name: 'Erase for good' }).click();
    await page.waitForURL('**/debtors/contacts');
    await page.goto(`${product.address}${path}`);
    await page.getByText('No such contact').waitFor();
    await page.context().close();
  });

  it('says that nobody is there in another organization', async () => {
    const { path } = await makePerson();
    const page = await enter('admin@northwind.example', path);
    await page.getByText('No such contact').waitFor();
    await page.context().close();
  });

  it.each(views)('is readable by everybody at $name', async (view) => {
    const { path } = await makePerson();
    const { page } = await openPage(product.browser, view);
    await page.goto(`${product.address}/login`);
    await signIn(page, 'admin@harbor.example');
    await page.waitForURL('**/dashboard');
    const url = `${product.address}${path}`;
    expect(await lookAtPage(page, view, { url, name: 'contact' })).toEqual([]);
    await page.getByRole('button', { name: 'Record', exact: true }).first().click();
    await page.getByRole('menuitem', { name: 'Inconvenient time' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Record', exact: true }).click();
    await page.getByText('Enter when it begins.').waitFor();
    expect(await page.locator('#record-from').evaluate((field) => field.matches(':focus'))).toBe(
      true,
    );
    await page.context().close();
  });
});
