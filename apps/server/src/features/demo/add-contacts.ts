import type { Transaction } from '../../platform/database/database.ts';
import {
  demoContacts,
  demoDebts,
  demoInconvenientTimes,
  demoList,
  demoOutsideCalls,
  demoPhones,
  demoRestrictions,
} from './demo-contacts.ts';
import {
  insertContacts,
  insertDebts,
  insertInconvenientTimes,
  insertList,
  insertOutsideCalls,
  insertPhones,
  insertRestrictions,
} from './queries/load.ts';

export interface DemoPlace {
  /** The items as the statements read them, each with the id of its organization. */
  placed(items: readonly { organization: string }[]): string;
  /** By name. */
  idOf: ReadonlyMap<string, string>;
  recorder: string | undefined;
  now: Date;
}

/** A list of people of whom something is known that the law asks about. */
export async function addContacts(
  transaction: Transaction,
  { placed, idOf, recorder, now }: DemoPlace,
): Promise<void> {
  const { organization, name } = demoList;
  const values = [idOf.get(organization), name, recorder];
  const list = await transaction.first(insertList, values);
  await transaction.all(insertContacts, [placed(demoContacts), list?.id]);
  await transaction.all(insertPhones, [placed(demoPhones), recorder, now]);
  await transaction.all(insertDebts, [placed(demoDebts), now]);
  await transaction.all(insertRestrictions, [placed(demoRestrictions), recorder, now]);
  await transaction.all(insertInconvenientTimes, [placed(demoInconvenientTimes), recorder, now]);
  await transaction.all(insertOutsideCalls, [placed(demoOutsideCalls), recorder, now]);
}
