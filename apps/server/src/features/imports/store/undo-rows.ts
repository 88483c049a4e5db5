import type { Transaction } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/http/problem.ts';
import { findImport, type StoredImport } from './find-import.ts';
import { takeRoom } from './queries/people.ts';
import {
  findCalled,
  findInCampaign,
  findLaterUpload,
  findTouchedSince,
  leaveList,
  listTouchedPeople,
  markRestored,
  removeImported,
  restoreConsents,
  restoreContacts,
  restoreDebts,
  restorePhones,
} from './queries/undo.ts';
import { beginImporting } from './queries/write-people.ts';
import { tellChanged } from './store-people.ts';

export interface UndoExplanation {
  isPossible: boolean;
  /** Why it is not, in a sentence. */
  because: string;
}

const hindrances = [
  [findCalled, 'People of this upload have been called since.'],
  [findInCampaign, 'A campaign has been started with people of this upload.'],
  [findLaterUpload, 'A later upload has changed the same people. Undo that one first.'],
] as const;

const touchedSince =
  'People of this upload have been changed since: something was edited, added or recorded.';

async function findHindrance(
  transaction: Transaction,
  { key, stored_at, stored_by }: StoredImport,
): Promise<string | undefined> {
  if (stored_at === null || stored_by === null)
    return 'This upload was stored before it could be undone.';
  for (const [statement, sentence] of hindrances) {
    const answer = await transaction.first(statement, [...key, stored_at]);
    if (answer?.found !== false) return sentence;
  }
  return undefined;
}

/** Looks at what can be seen quickly; undoing itself looks at every row. */
export async function explainUndo(
  transaction: Transaction,
  importId: string,
): Promise<UndoExplanation> {
  const because = await findHindrance(transaction, await findImport(transaction, importId));
  return { isPossible: because === undefined, because: because ?? '' };
}

/** Puts every row back to what it was, and takes away what was not there. */
export async function undoRows(transaction: Transaction, importId: string): Promise<void> {
  const found = await findImport(transaction, importId);
  const { key, stored_by } = found;
  await transaction.all(takeRoom);
  const hindrance = await findHindrance(transaction, found);
  if (hindrance !== undefined) throw new ProblemError('undo_refused', hindrance);
  const touched = await transaction.first(findTouchedSince, [...key, stored_by]);
  if (touched?.found !== false) throw new ProblemError('undo_refused', touchedSince);
  const people = await transaction.all(listTouchedPeople, key);
  await transaction.all(beginImporting, ['on']);
  await transaction.all(restoreContacts, key);
  await transaction.all(restorePhones, key);
  await transaction.all(restoreDebts, key);
  await transaction.all(restoreConsents, key);
  await transaction.all(leaveList, key);
  await transaction.all(removeImported, key);
  await transaction.all(markRestored, key);
  await tellChanged(
    transaction,
    found.organization_id,
    people.map(({ contact_id }) => contact_id),
  );
  await transaction.all(beginImporting, ['']);
}
