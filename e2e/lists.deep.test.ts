import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { signInToApi } from './support/ask-api.ts';
import { lookInBothSchemes } from './support/look-at-page.ts';
import { type View, widths } from './support/open-browser.ts';
import { openSignedIn } from './support/open-signed-in.ts';
import { readDownload } from './support/read-download.ts';
import { demoPassword } from './support/sign-in.ts';
import { useSharedProduct } from './support/use-product.ts';

const product = useSharedProduct();
const desktop: View = { name: 'desktop', width: 1440, height: 900, colorScheme: 'light' };
const people = 320;
let listId = '';

/** Every twentieth is called Okonkwo, and owes the most. */
function makePeople(): object[] {
  return Array.from({ length: people }, (_unused, index) => {
    const isRare = index % 20 === 0;
    const amountMinor = isRare ? 900_000 + index : 10_000 + index;
    return {
      externalReference: `J-${index}`,
      fullName: `${isRare ? 'Ada Okonkwo' : 'Bruno Journey'} ${String(index).padStart(3, '0')}`,
      country: 'US',
      phones: [{ number: `+1312${2_000_000 + index}` }],
      debts: [{ reference: `D-${index}`, balance: { amountMinor, currency: 'USD' } }],
    };
  });
}

const rarePeople = people / 20;

beforeAll(async () => {
  const admin = { email: 'admin@harbor.example', password: demoPassword };
  const api = await signInToApi(product.address, admin);
  listId = await api.addContacts('Journey portfolio', makePeople());
});

/** Somebody of the organization, on a page. */
const enter = (path: string, view = desktop, email = 'admin@harbor.example') =>
  openSignedIn(product, view, { email }, path);

const rowOf = (page: Page, name: string) => page.getByRole('row', { name });

describe('the table of contacts', () => {
  it('finds people despite a typing mistake, and all of them can be put into a new list and taken out again', async () => {
    const { page, faults } = await enter('/debtors/contacts');
    await page.getByLabel('Search contacts').fill('Okonkvo');
    await page.getByText('Showing results for “okonkwo”.').waitFor();
    await page.getByText(`${rarePeople} contacts match`).waitFor();
    await page.getByRole('checkbox', { name: 'Select all that match' }).check();
    await page.getByText(`${rarePeople} selected`).waitFor();
    await page.getByRole('checkbox', { name: 'Select Ada Okonkwo 000' }).uncheck();
    await page.getByText(`${rarePeople - 1} selected`).waitFor();
    await page.getByRole('button', { name: 'Add to list' }).click();
    const dialog = page.getByRole('dialog', { name: `Add ${rarePeople - 1} contacts to a list` });
    await dialog.getByLabel('New list').check();
    await dialog.getByLabel('Name of the new list').fill('Rare names');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByText(`Added to Rare names: ${rarePeople - 1}.`, { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText(`Removed from Rare names: ${rarePeople - 1}.`).waitFor();
    await page.goto(`${product.address}/debtors/list?archived=yes`);
    await page.getByRole('link', { name: 'Rare names' }).waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('is filtered, sorted and kept as a view that is there again later', async () => {
    const { page } = await enter('/debtors/contacts');
    await page.getByRole('button', { name: 'Filters' }).click();
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    await drawer.getByLabel('Minimum').fill('9000');
    await drawer.getByLabel('Maximum').fill('9100');
    await drawer.getByRole('button', { name: 'Show contacts' }).click();
    await page.getByText('Owed $9,000.00 to $9,100.00').waitFor();
    await page.waitForURL('**owed-from=900000**');
    await page.getByRole('button', { name: 'Owed', exact: true }).click();
    await page.waitForURL('**sort=balance**');
    const first = page.locator('[role=row][aria-rowindex="2"]');
    await first.getByText(`Ada Okonkwo ${people - 20}`).waitFor();
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('menuitem', { name: 'Save this view' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save this view' });
    await dialog.getByLabel('Name').fill('Large debts');
    await dialog.getByRole('button', { name: 'Save view' }).click();
    await page.getByText('View Large debts saved.').waitFor();
    await page.goto(`${product.address}/debtors/contacts`);
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('menuitem', { name: 'Large debts' }).click();
    await page.getByText('Owed $9,000.00 to $9,100.00').waitFor();
    await first.getByText(`Ada Okonkwo ${people - 20}`).waitFor();
    await page.context().close();
  });

  it('hands out the rows as a file, of which none is lost', async () => {
    const { page } = await enter(`/debtors/list/${listId}`);
    const download = async () => {
      const fetched = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download CSV' }).click();
      return (await readDownload(await fetched)).trim().split(/\r?\n/);
    };
    const isRare = (line: string) => line.includes('Ada Okonkwo');
    await page.getByRole('checkbox', { name: 'Select all that match' }).check();
    const all = await download();
    expect(all).toHaveLength(people + 1);
    expect(all.filter(isRare)).toHaveLength(rarePeople);
    // What is in sight, with nobody selected.
    await page.getByRole('button', { name: 'Clear selection' }).click();
    await page.getByLabel('Search contacts').fill('Okonkwo');
    await page.getByText(`${rarePeople} contacts match`).waitFor();
    const found = await download();
    expect(found).toHaveLength(rarePeople + 1);
    expect(found.filter(isRare)).toHaveLength(rarePeople);
    await page.context().close();
  });

  it('is walked through by keyboard, and is where it was when somebody comes back', async () => {
    const { page } = await enter(`/debtors/list/${listId}?sort=name`);
    await rowOf(page, 'Ada Okonkwo 000').focus();
    await page.keyboard.press('Shift+ArrowDown');
    await page.getByText('2 selected').waitFor();
    await page.getByRole('button', { name: 'Clear selection' }).click();
    await rowOf(page, 'Ada Okonkwo 000').focus();
    const last = rowOf(page, 'Bruno Journey 319');
    // Each time as far as the rows are known, which are fetched on the way.
    const walkOn = async () => {
      await page.keyboard.press('End');
      return last.count();
    };
    await expect.poll(walkOn).toBe(1);
    await page.keyboard.press('End');
    const focused = page.locator('[role=row][aria-rowindex="321"]:focus', { hasText: '319' });
    await focused.waitFor();
    const box = await focused.boundingBox();
    expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThanOrEqual(desktop.height);
    // The row that had the keyboard before is far away, and nothing is waited for any more.
    await page.locator('[role=grid][aria-busy=false]').waitFor();
    await page.keyboard.press('Space');
    await page.getByText('1 selected').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Bruno Journey 319' }).waitFor();
    await page.goBack();
    await last.waitFor();
    expect(await rowOf(page, 'Ada Okonkwo 000').count()).toBe(0);
    await page.context().close();
  });

  it('spans organizations in admin mode, and asks for one before anything is written', async () => {
    const { page } = await enter('/debtors/contacts', desktop, 'super@ringfence.example');
    const column = page.getByRole('columnheader', { name: 'Organization' });
    await column.waitFor();
    await page.getByRole('checkbox', { name: 'Select all that match' }).check();
    await page.getByRole('button', { name: 'Note', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose an organization first' });
    await dialog.getByRole('combobox', { name: 'Organization' }).click();
    await page.getByRole('option', { name: 'Harbor Recovery' }).click();
    await dialog.waitFor({ state: 'detached' });
    await column.waitFor({ state: 'detached' });
    // Nobody is selected of those whom nobody has seen yet.
    expect(await page.getByRole('button', { name: 'Note', exact: true }).count()).toBe(0);
    await page.context().close();
  });

  it('stops somebody from being called who is selected, and says so in the row', async () => {
    const { page } = await enter(`/debtors/list/${listId}?search=Journey&sort=name`);
    await page.getByRole('checkbox', { name: 'Select Bruno Journey 001' }).click();
    const third = page.getByRole('checkbox', { name: 'Select Bruno Journey 003' });
    await third.click({ modifiers: ['Shift'] });
    await page.getByText('3 selected').waitFor();
    await page.getByRole('button', { name: 'Do not call' }).click();
    const dialog = page.getByRole('dialog', { name: 'Do not call 3 contacts' });
    await dialog.getByRole('button', { name: 'Record' }).click();
    await dialog.getByText('Choose a reason.').waitFor();
    await dialog.getByLabel('Reason').selectOption({ label: 'Stop calling' });
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Record' }).click();
    await page.getByText('Recorded for 3. Nothing changed for 0.').waitFor();
    await rowOf(page, 'Bruno Journey 002').getByText('Asked to stop').waitFor();
    await page.context().close();
  });

  it('lets members look, note and restrict, and leaves lists and files to admins', async () => {
    const { page } = await enter('/debtors/contacts', desktop, 'member@harbor.example');
    await page.getByRole('checkbox', { name: 'Select all that match' }).check();
    await page.getByRole('button', { name: 'Do not call' }).waitFor();
    for (const name of ['Add to list', 'Download CSV', 'Call']) {
      expect(await page.getByRole('button', { name, exact: true }).count()).toBe(0);
    }
    await page.context().close();
  });

  it('is a row of cards on a telephone, with the filters in a sheet', async () => {
    const phone = { ...desktop, name: 'telephone', width: 390, height: 844 };
    const { page } = await enter('/debtors/contacts', phone);
    await page.getByLabel('Search contacts').fill('Ada Okonkwo 300');
    await page.getByText('1 contact matches').waitFor();
    await page.getByRole('listitem').getByRole('link', { name: 'Ada Okonkwo 300' }).waitFor();
    await page.getByLabel('Sort by').selectOption('balance');
    await page.waitForURL('**sort=balance&direction=descending');
    await page.getByRole('button', { name: 'Reverse the order' }).click();
    await page.waitForURL((address) => !address.search.includes('descending'));
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('dialog', { name: 'Filters' }).getByLabel('Open').check();
    await page.getByRole('button', { name: 'Show contacts' }).click();
    await page.getByRole('button', { name: 'Remove the filter State: Open' }).waitFor();
    await page.context().close();
  });
});

describe('the lists', () => {
  it('are made, renamed, merged, put away and taken out again', async () => {
    const { page } = await enter('/debtors/list');
    const menu = async (list: string, action: string) => {
      await page.getByRole('button', { name: `Actions for ${list}` }).click();
      await page.getByRole('menuitem', { name: action }).click();
    };
    for (const name of ['One journey', 'Another journey']) {
      await page.getByRole('button', { name: 'New list' }).click();
      await page.getByRole('dialog').getByLabel('Name').fill(name);
      await page.getByRole('button', { name: 'Create list' }).click();
      await page.getByText(`${name} created.`).waitFor();
    }
    await menu('One journey', 'Rename');
    await page.getByRole('dialog').getByLabel('Name').fill('First journey');
    await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
    await page.getByText('Renamed to First journey.').waitFor();
    await menu('First journey', 'Merge lists into this one');
    await page.getByRole('dialog').getByLabel('Another journey').check();
    await page.getByRole('dialog').getByRole('button', { name: 'Merge' }).click();
    await page.getByText('Merged into First journey: 0.').waitFor();
    await menu('First journey', 'Archive');
    await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click();
    await page.getByText('First journey archived.').waitFor();
    await page.getByLabel('Show archived lists').click();
    await page.waitForURL('**archived=yes');
    await menu('Another journey', 'Restore');
    await page.getByText('Another journey restored.').waitFor();
    await page.context().close();
  });
});

describe.each(widths)('at $name', (view) => {
  it('lists and contacts can be read by everybody', async () => {
    const { page } = await enter('/debtors/list', view);
    const faults: string[] = [];
    for (const [name, path] of [
      ['lists', '/debtors/list'],
      ['list', `/debtors/list/${listId}`],
      ['contacts', '/debtors/contacts?callable=now'],
    ] as const) {
      faults.push(
        ...(await lookInBothSchemes(page, view, { url: `${product.address}${path}`, name })),
      );
    }
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
