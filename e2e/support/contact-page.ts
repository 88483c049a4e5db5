import { chooseOpenPlace } from '@ringfence/domain/zones/testing/choose-place';
import type { Locator, Page } from 'playwright-core';
import type { ApiPerson } from './ask-api.ts';
import { writeDebtors } from './make-records.ts';

interface PersonChoice {
  /** No two people of one organization have the same. */
  number: number;
  choosePlace?: typeof chooseOpenPlace;
  consent?: 'yes' | 'no';
}

/** Somebody alone in a list, where they may be called now unless another place is chosen, and the address of their page. */
export async function addPerson(
  api: ApiPerson,
  { number, choosePlace = chooseOpenPlace, consent = 'yes' }: PersonChoice,
): Promise<{ name: string; path: string; listId: string }> {
  const name = `Wilma Journey ${number}`;
  const { country, prefix } = choosePlace(new Date());
  const row = `W${number},${name},${prefix}${4710 + number},80.25,${country},${consent}`;
  const listId = await api.upload(`Journey ${number}`, writeDebtors([row]));
  return { name, listId, path: `/debtors/contacts/${await api.findContactId(listId)}` };
}

/** Has the page of a contact keep something that the person said or that happened. */
export async function record(
  page: Page,
  name: string,
  fill: (dialog: Locator) => Promise<void> = async () => {},
): Promise<void> {
  await page.getByRole('button', { name: 'Record', exact: true }).first().click();
  await page.getByRole('menuitem', { name, exact: true }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByLabel('Evidence').fill('Letter 12');
  await fill(dialog);
  await dialog.getByRole('button', { name: 'Record', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}
