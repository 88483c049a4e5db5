import { judgeAgain, linkImported } from '../../../ledger/index.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { provenanceOf, type StoredImport, settingsOf } from './find-import.ts';
import { type Batch, listBatches } from './people-batches.ts';
import { noteGivenAgain } from './queries/given-again.ts';
import { insertInconvenient } from './queries/inconvenient.ts';
import { recallMissing } from './queries/missing.ts';
import { listNoted } from './queries/noted-people.ts';
import { countPeople, makeId } from './queries/people.ts';
import {
  insertConsents,
  insertDebts,
  insertPhones,
  insertRestrictions,
  revokeConsents,
  updateDebts,
  updatePhones,
} from './queries/write-belongings.ts';
import {
  askRulesAgain,
  insertContacts,
  insertMembers,
  insertNotes,
  insertSummaries,
  renewSummaries,
  updateContacts,
} from './queries/write-people.ts';

/** What follows for people who were known: what lists show of them, and whether they may be called. */
export async function tellChanged(
  transaction: Transaction,
  organizationId: string,
  contactIds: readonly string[],
): Promise<void> {
  if (contactIds.length === 0) return;
  await transaction.all(renewSummaries, [organizationId, contactIds]);
  await transaction.all(askRulesAgain, [organizationId, contactIds]);
  await judgeAgain(transaction, organizationId, contactIds);
}

/** The same for everybody who was noted from a position on. */
export async function tellNoted(
  transaction: Transaction,
  found: StoredImport,
  from: number,
): Promise<void> {
  for (const { first, last } of await listBatches(transaction, found, from)) {
    const noted = await transaction.all(listNoted, [...found.key, first, last]);
    const contactIds = noted.map(({ contact_id }) => contact_id);
    await tellChanged(transaction, found.organization_id, contactIds);
  }
}

/** One batch of people with everything that hangs on them. */
export async function storePeople(
  transaction: Transaction,
  found: StoredImport,
  { first, last, brings }: Batch,
): Promise<void> {
  const changed = new Set<string>();
  const range = [...found.key, first, last];
  type Written = Parameters<typeof transaction.all<{ contact_id: 'uuid' }>>[0];
  const write = async (statement: Written, ...values: readonly unknown[]) => {
    const written = await transaction.all(statement, [...range, ...values]);
    for (const { contact_id } of written) changed.add(contact_id);
  };
  const makeBase = async () => (await transaction.first(makeId))?.id;
  const { created_by: storedBy } = found;
  if (brings.new_people) {
    await transaction.all(insertContacts, [...range, settingsOf(found).country ?? 'US']);
  }
  if (brings.known_people) {
    await transaction.all(noteGivenAgain, range);
    await write(updateContacts, storedBy);
  }
  await write(insertPhones, await makeBase());
  if (brings.known_people) await write(updatePhones);
  await write(insertDebts, await makeBase());
  if (brings.known_people) await write(updateDebts);
  if (found.list_id !== null) await transaction.all(insertMembers, [...range, found.list_id]);
  if (brings.restrictions) await write(insertRestrictions, storedBy);
  if (brings.inconvenient) await write(insertInconvenient, storedBy);
  if (brings.known_people) await write(revokeConsents, storedBy);
  await write(insertConsents, ...provenanceOf(found), storedBy, await makeBase());
  if (brings.notes) await write(insertNotes, storedBy);
  if (brings.new_people) await transaction.all(insertSummaries, range);
  for (const contactId of await linkImported(transaction, found.key, { first, last })) {
    changed.add(contactId);
  }
  await tellChanged(transaction, found.organization_id, [...changed]);
}

/** By the rule that whatever a file of this list leaves out was taken back by the creditor. */
export async function recallDebts(transaction: Transaction, found: StoredImport): Promise<void> {
  if (settingsOf(found).missingRule !== 'recall' || !found.has_earlier) return;
  const counted = await transaction.first(countPeople, found.key);
  const next = (counted?.last ?? 0) + 1;
  await transaction.all(recallMissing, [...found.key, found.list_id, next]);
  await tellNoted(transaction, found, next);
}
