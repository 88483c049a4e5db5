import type { Transaction } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { lockKnown } from './queries/store.ts';

export type KnownContact = RowOf<typeof lockKnown.row>;

/** Whoever is known under the references of these people, by reference; of two with one, the first asks. */
export async function findKnown(
  transaction: Transaction,
  people: readonly { externalReference: string; fullName: string }[],
): Promise<Map<string, KnownContact>> {
  const names = new Map<string, string>();
  for (const { externalReference, fullName } of people) {
    if (!names.has(externalReference)) names.set(externalReference, fullName);
  }
  const rows = await transaction.all(lockKnown, [[...names.keys()], [...names.values()]]);
  return new Map(rows.map((row) => [row.external_reference, row]));
}

/**
 * Two creditors may give the same reference to different people. Whoever shares neither name nor phone
 * with the person known under it is somebody else, as in uploads: taking them for one would give the
 * consent and the calls of the one to the other.
 */
export function isStranger(known: KnownContact, phones: readonly { e164: string }[]): boolean {
  const numbers = new Set(known.phones.split(' '));
  return !known.has_same_name && !phones.some(({ e164 }) => numbers.has(e164));
}
