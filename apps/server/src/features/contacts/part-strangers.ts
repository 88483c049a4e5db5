import type { Transaction } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { lockKnown } from './queries/store.ts';

export type KnownContact = RowOf<typeof lockKnown.row>;

export interface AskedPerson {
  externalReference: string;
  fullName: string;
  /** In E.164. */
  numbers: readonly string[];
}

/** The contacts who are known under the references of these people, by reference; of two with one, the first asks. */
export async function findKnown(
  transaction: Transaction,
  people: readonly AskedPerson[],
): Promise<Map<string, KnownContact>> {
  const asked = new Map<string, AskedPerson>();
  for (const person of people) {
    if (!asked.has(person.externalReference)) asked.set(person.externalReference, person);
  }
  const rows = await transaction.all(lockKnown, [JSON.stringify([...asked.values()])]);
  return new Map(rows.map((row) => [row.external_reference, row]));
}
