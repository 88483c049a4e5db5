import type { Transaction } from '../../../platform/database/database.ts';
import type { HistoryKind } from './compare-history.ts';
import type { StoredImport } from './find-import.ts';
import {
  insertCalls,
  insertPastConsents,
  insertPastInconvenient,
  insertReassigned,
  insertRestrictions,
  markPhones,
  revokeRefused,
  updateReassigned,
} from './queries/history-entries.ts';
import { countPeople } from './queries/people.ts';
import { storePayments } from './store-payments.ts';
import { tellChanged, tellNoted } from './store-people.ts';

const inserts = {
  calls: insertCalls,
  consents: insertPastConsents,
  restrictions: insertRestrictions,
} satisfies Record<Exclude<HistoryKind, 'payments'>, unknown>;

const isEntered = (kind: string): kind is keyof typeof inserts => kind in inserts;

/** From its commit on it counts in every decision, as if it had been entered by hand. */
export async function storeHistory(
  transaction: Transaction,
  found: StoredImport,
  at: Date,
): Promise<void> {
  if (found.kind === 'payments') {
    await storePayments(transaction, found, at);
    return tellNoted(transaction, found, 1);
  }
  if (!isEntered(found.kind)) throw new Error(`nothing is known of uploads of ${found.kind}`);
  const values = [...found.key, found.created_by];
  const isOfConsents = found.kind === 'consents';
  if (isOfConsents) await transaction.all(updateReassigned, found.key);
  // Before the consents, which it takes back.
  const lost = isOfConsents ? await transaction.all(insertReassigned, values) : [];
  await transaction.all(inserts[found.kind], values);
  if (isOfConsents || found.kind === 'restrictions') {
    await transaction.all(markPhones, found.key);
    const counted = await transaction.first(countPeople, found.key);
    await transaction.all(revokeRefused, [...values, (counted?.last ?? 0) + 1]);
  }
  if (found.kind === 'restrictions') {
    const noted = await transaction.first(countPeople, found.key);
    await transaction.all(insertPastInconvenient, [...values, (noted?.last ?? 0) + 1]);
  }
  await tellNoted(transaction, found, 1);
  const people = [...new Set(lost.map(({ contact_id }) => contact_id))].toSorted();
  await tellChanged(transaction, found.organization_id, people);
}
