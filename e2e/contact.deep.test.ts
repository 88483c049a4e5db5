import { chooseClosedPlace, chooseOpenPlace } from '@ringfence/domain/zones/testing/choose-place';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ApiPerson, signInToApi } from './support/ask-api.ts';
import { addPerson, record } from './support/contact-page.ts';
import { inBothSchemes, lookInBothSchemes } from './support/look-at-page.ts';
import { checkAccessibility, type View, widths } from './support/open-browser.ts';
import { openSignedIn } from './support/open-signed-in.ts';
import { demoPassword } from './support/sign-in.ts';
import { useSharedProduct } from './support/use-product.ts';

const product = useSharedProduct();
const desktop: View = { name: 'desktop', width: 1440, height: 900, colorScheme: 'light' };
let api: ApiPerson;
let people = 0;

beforeAll(async () => {
  const admin = { email: 'admin@harbor.example', password: demoPassword };
  api = await signInToApi(product.address, admin);
});

/** Somebody who may be called now, or in some hours, and the address of their page. */
function makePerson(choosePlace = chooseOpenPlace, consent: 'yes' | 'no' = 'yes') {
  people += 1;
  return addPerson(api, { number: people, choosePlace, consent });
}

/** Somebody of an organization, on a page. */
async function enter(email: string, path: string): Promise<Page> {
  return (await openSignedIn(product, desktop, { email }, path)).page;
}

/** Opens the form of who somebody is, in its place on the page. */
async function edit(page: Page) {
  await page.getByRole('button', { name: 'Edit person' }).click();
  const form = page.getByRole('form', { name: 'Person' });
  await form.getByLabel('City').waitFor();
  return form;
}

describe('the page of a contact', () => {
  it('is reached from the list, and says that the person may be called', async () => {
    const { name, path } = await makePerson();
    const page = await enter('member@harbor.example', `/debtors/contacts?search=${name}`);
    await page.getByRole('link', { name, exact: true }).click();
    await page.waitForURL(`**${path}`);
    await page.getByText('Callable now', { exact: true }).first().waitFor();
    await page.getByText('0 of 7 used').waitFor();
    await page.context().close();
  });

  it('counts a call made elsewhere, and judges another moment by the address', async () => {
    const { path } = await makePerson();
    const page = await enter('member@harbor.example', path);
    await record(page, 'Call made elsewhere', async (dialog) => {
      await dialog.getByLabel('What happened').selectOption('voicemail');
    });
    await page.getByText('1 of 7 used').waitFor();
    await page.getByText('The phone may have rung.').waitFor();
    await page.getByRole('button', { name: 'Tomorrow 9:00' }).click();
    await page.waitForURL('**?at=*');
    await page.getByText(/^As of .*\.$/).waitFor();
    await page.reload();
    await page.getByText(/^As of .*\.$/).waitFor();
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
    await page.getByText('Undone: Confirmed time zone.').waitFor();
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
    await page.getByText(/^You can erase this person from/).waitFor();
    expect(await page.getByRole('button', { name: 'Erase this person' }).isDisabled()).toBe(true);
    await page.context().close();
  });

  it('erases a person for good, once their name was typed', async () => {
    const { name, path } = await makePerson();
    const page = await enter('admin@harbor.example', path);
    await page.getByRole('button', { name: 'Erase this person' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('They asked for it');
    await dialog.getByLabel('Type the person’s name').fill('Somebody');
    await dialog.getByRole('button', { name: 'Erase permanently' }).click();
    await dialog.getByText(`Type ${name} exactly as shown.`).waitFor();
    await dialog.getByLabel('Type the person’s name').fill(name);
    await dialog.getByRole('button', { name: 'Erase permanently' }).click();
    await page.waitForURL('**/debtors/contacts');
    await page.goto(`${product.address}${path}`);
    await page.getByText('Contact not found').waitFor();
    await page.context().close();
  });

  it('shows an edit at once and takes it back', async () => {
    const { path } = await makePerson();
    const page = await enter('member@harbor.example', path);
    const form = await edit(page);
    await form.getByLabel('City').fill('Springfield');
    await form.getByLabel('Year of birth').fill('70');
    await form.getByLabel('New field: name').fill('Desk');
    await form.getByLabel('New field: value').fill('Desk four');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByText('Enter a four-digit year').waitFor();
    await form.getByLabel('Year of birth').fill('1970');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.waitFor({ state: 'detached' });
    for (const text of ['Springfield', '1970', 'Desk four']) {
      await page.getByText(text, { exact: true }).waitFor();
    }
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Undone: what was changed.').waitFor();
    for (const text of ['Springfield', 'Desk four']) {
      await page.getByText(text, { exact: true }).waitFor({ state: 'detached' });
    }
    await page.context().close();
  });

  it('tells two who edit of each other, and loses nothing that either typed', async () => {
    const { path } = await makePerson();
    const first = await enter('admin@harbor.example', path);
    const second = await enter('member@harbor.example', path);
    const slow = await edit(second);
    const quick = await edit(first);
    await second.getByText(/is editing this contact too/).waitFor();
    await slow.getByLabel('City').fill('Springfield');
    await slow.getByLabel('Street and number').fill('1 Main St');
    await quick.getByLabel('City').fill('Boston');
    await quick.getByLabel('Email').fill('wilma@example.com');
    await quick.getByRole('button', { name: 'Save' }).click();
    await quick.waitFor({ state: 'detached' });
    await slow.getByText(/changed this contact .* What you typed is still here\./).waitFor();
    await slow.getByText('Theirs: Boston').waitFor();
    await slow.getByText('Yours: Springfield').waitFor();
    expect(await slow.getByLabel('Email').inputValue()).toBe('wilma@example.com');
    await slow.getByRole('button', { name: 'Save' }).click();
    await slow.getByText('Choose a value for each of these fields.').waitFor();
    await slow.getByRole('button', { name: 'Keep mine: City' }).click();
    await slow.getByRole('button', { name: 'Save' }).click();
    await slow.waitFor({ state: 'detached' });
    for (const page of [first, second]) {
      for (const text of ['Springfield', '1 Main St', 'wilma@example.com']) {
        await page.getByText(text, { exact: true }).waitFor();
      }
      await page.context().close();
    }
  });

  it('takes a number more, and tries it first where that is wanted', async () => {
    const { path } = await makePerson();
    const page = await enter('member@harbor.example', path);
    await page.getByRole('button', { name: 'Add a number' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a number' });
    await dialog.getByLabel('Number', { exact: true }).fill('12');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await dialog.getByText('This is not a telephone number.').waitFor();
    await dialog.getByLabel('Number', { exact: true }).fill('+1 312 555 0199');
    await dialog.getByLabel('Label').fill('Partner');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    const numbers = page.getByRole('list', { name: 'Numbers', exact: true }).last();
    await numbers.getByRole('listitem').nth(1).getByText('Partner').waitFor();
    const earlier = numbers.getByRole('button', { name: 'Try +1 ••• ••• 0199 earlier' });
    await earlier.focus();
    await page.keyboard.press('Enter');
    await numbers.getByRole('listitem').first().getByText('Partner').waitFor();
    expect(await earlier.evaluate((button) => button.matches(':focus'))).toBe(true);
    await page.getByText('+1 ••• ••• 0199 is now number 1 in the order.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await numbers.getByRole('listitem').nth(1).getByText('Partner').waitFor();
    await page.context().close();
  });

  it('keeps a note in the timeline, for everyone who looks', async () => {
    const { path } = await makePerson();
    const watching = await enter('admin@harbor.example', path);
    const page = await enter('member@harbor.example', path);
    await page.getByLabel('Write a note').fill('Call after five\nAsk for Wilma');
    await page.getByRole('button', { name: 'Add note' }).click();
    for (const reader of [page, watching]) {
      const timeline = reader.getByRole('list', { name: 'Timeline' });
      await timeline.getByText('Call after five').waitFor();
    }
    expect(await page.getByLabel('Write a note').inputValue()).toBe('');
    await page.getByLabel('Show', { exact: true }).selectOption('Promises and payments');
    await page.waitForURL('**?show=promises');
    await page.getByText('Nothing of this kind has happened.').waitFor();
    await watching.context().close();
    await page.context().close();
  });

  it('shows the next planned call, which a payment stops at once', async () => {
    const { path, listId } = await makePerson(chooseClosedPlace);
    await api.startCampaign(listId, 'Journey by night');
    const page = await enter('admin@harbor.example', path);
    const planned = page.getByRole('list', { name: 'Next planned calls' });
    await planned.getByRole('link', { name: 'Journey by night' }).waitFor();
    await record(page, 'Paid');
    await page.getByText('Paid recorded. Waiting calls are cancelled').waitFor();
    await page.getByText('No running campaign plans a call to this person.').waitFor();
    await page.context().close();
  });

  it('adds a debt, and marks it as recalled in one step', async () => {
    const { path } = await makePerson();
    const page = await enter('admin@harbor.example', path);
    await page.getByRole('button', { name: 'Add a debt' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a debt' });
    await dialog.getByLabel('Account number', { exact: true }).fill('ACC-778811');
    await dialog.getByLabel('Creditor').fill('Lakeside Bank');
    await dialog.getByLabel(/^Current balance/).fill('1,250');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await dialog.getByText('Include the cents').waitFor();
    await dialog.getByLabel(/^Current balance/).fill('1,250.00');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    const debt = page
      .getByRole('list', { name: 'Debts' })
      .getByRole('listitem')
      .filter({ hasText: 'Lakeside Bank' });
    await debt.getByText('$1,250.00').waitFor();
    await debt.getByRole('button', { name: /^Change the state of Lakeside Bank/ }).click();
    await page.getByRole('menuitem', { name: 'Mark as recalled' }).click();
    await debt.getByText('Recalled', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await debt.getByText('Open', { exact: true }).waitFor();
    await page.context().close();
  });

  it('is fetched while somebody points at the link to the page', async () => {
    const page = await enter('member@harbor.example', '/debtors/contacts');
    const link = page.locator('a[href^="/debtors/contacts/"]').first();
    await link.waitFor();
    const asked = page.waitForRequest(/\/api\/v1\/contacts\/[\da-f-]{36}$/);
    await link.hover();
    await asked;
    await page.context().close();
  });

  it('shows a payment in the state and amount of the debt at once', async () => {
    const { path } = await makePerson();
    const page = await enter('member@harbor.example', path);
    const debt = page.getByRole('list', { name: 'Debts' }).getByRole('listitem');
    await debt.getByRole('button', { name: /^Change the state of/ }).click();
    await page.getByRole('menuitem', { name: 'Mark as paid' }).click();
    const dialog = page.getByRole('dialog', { name: 'Paid' });
    await dialog.getByRole('button', { name: 'Record', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await debt.getByText('Paid', { exact: true }).waitFor();
    await debt.getByText('$0.00').waitFor();
    await page.getByText('Blocked', { exact: true }).first().waitFor();
    await page.context().close();
  });

  it('opens a closed debt again after saying what that allows', async () => {
    const { path } = await makePerson();
    const page = await enter('admin@harbor.example', path);
    const debt = page.getByRole('list', { name: 'Debts' }).getByRole('listitem');
    const mark = async (state: string) => {
      await debt.getByRole('button', { name: /^Change the state of/ }).click();
      await page.getByRole('menuitem', { name: state }).click();
    };
    await mark('Mark as closed');
    await debt.getByText('Closed', { exact: true }).waitFor();
    await page.getByText('Blocked', { exact: true }).first().waitFor();
    await mark('Reopen');
    await page.getByText(/^This person cannot be called now: .* This change lets/).waitFor();
    await debt.getByText('Closed', { exact: true }).waitFor();
    expect(await checkAccessibility(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save and allow calls' }).click();
    await debt.getByText('Open', { exact: true }).waitFor();
    await page.getByText('Callable now', { exact: true }).first().waitFor();
    await page.context().close();
  });

  it('asks before what is entered lets somebody be called who cannot be now', async () => {
    const { path } = await makePerson(chooseOpenPlace, 'no');
    const page = await enter('admin@harbor.example', path);
    await page.getByText('Blocked', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: 'Record', exact: true }).first().click();
    await page.getByRole('menuitem', { name: 'Consent', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Consent' });
    await dialog.getByLabel('Evidence').fill('Call of 16 November');
    await dialog.getByRole('button', { name: 'Record', exact: true }).click();
    await dialog.getByText(/^This person cannot be called now: .* This change lets/).waitFor();
    expect(await checkAccessibility(page)).toEqual([]);
    // Something else than what was asked about is asked about again.
    await dialog.getByLabel('Evidence').fill('Call of 15 November');
    await dialog.getByRole('button', { name: 'Save and allow calls' }).click();
    await dialog.getByRole('button', { name: 'Save and allow calls' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Callable now', { exact: true }).first().waitFor();
    await page.context().close();
  });

  it('says that nobody is there in another organization', async () => {
    const { path } = await makePerson();
    const page = await enter('admin@northwind.example', path);
    await page.getByText('Contact not found').waitFor();
    await page.context().close();
  });

  it.each(widths)('is readable by everybody at $name', async (view) => {
    const { path } = await makePerson();
    const { page } = await openSignedIn(product, view, { email: 'admin@harbor.example' });
    const url = `${product.address}${path}`;
    expect(await lookInBothSchemes(page, view, { url, name: 'contact' })).toEqual([]);
    const form = await edit(page);
    expect(await inBothSchemes(page, view, () => checkAccessibility(page))).toEqual([]);
    await form.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Record', exact: true }).first().click();
    await page.getByRole('menuitem', { name: 'Inconvenient time' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Record', exact: true }).click();
    await page.getByText('Enter a start time.').waitFor();
    expect(await page.locator('#record-from').evaluate((field) => field.matches(':focus'))).toBe(
      true,
    );
    await page.context().close();
  });
});
