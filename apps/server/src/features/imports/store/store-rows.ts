import { readDatabaseTime } from '../../../platform/clock/trusted-clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { leaveOutWaitingEntries } from './compare-history.ts';
import { compareRows, planForPeople } from './compare-rows.ts';
import { type ComparedFindings, describeChanges, leaveOutWaiting } from './describe-changes.ts';
import { findImport, type StoredImport } from './find-import.ts';
import { type Batch, listBatches } from './people-batches.ts';
import { confirmCallable } from './queries/callable.ts';
import { findMovedPeople, takeRoom } from './queries/people.ts';
import {
  analyseImported,
  beginImporting,
  countWords,
  forgetPeople,
  insertCustomFields,
  keepMarked,
  markChanges,
} from './queries/write-people.ts';
import { storeHistory } from './store-history.ts';
import { recallDebts, storePeople } from './store-people.ts';

export interface StoreOptions {
  /** What comes next, once everything has been compared. */
  onPhase?(phase: 'storing' | 'finishing'): void;
  /** The list that was made for the upload in this transaction, and is noted with it at the end. */
  listId?: string | null;
  /** When it is stored; left out: now, by the database. */
  at?: Date;
}

/** What would be stored now, which may be something else than when the file was checked. */
async function compareAgain(
  transaction: Transaction,
  found: StoredImport,
): Promise<ComparedFindings> {
  const batches = await listBatches(transaction, found);
  const moved = await transaction.first(findMovedPeople, found.key);
  if (batches.length === 0 || moved?.moved !== false) {
    return compareRows(transaction, found.key[1]);
  }
  await planForPeople(transaction, found.key);
  return describeChanges(transaction, found);
}

async function storeDebtors(
  transaction: Transaction,
  found: StoredImport,
  batches: readonly Batch[],
  { onPhase }: StoreOptions,
): Promise<void> {
  await transaction.all(insertCustomFields, found.key);
  for (const batch of batches) {
    await storePeople(transaction, found, batch);
  }
  onPhase?.('finishing');
  await recallDebts(transaction, found);
  await transaction.all(countWords, found.key);
  if (batches.length > 1) await transaction.all(analyseImported);
}

export interface StoredRows {
  /** What the file tells, as it was shown. */
  compared: ComparedFindings;
  /** Less than that where people wait. */
  stored: ComparedFindings;
}

/**
 * Stores what was checked, and answers what that was: all of it in the one transaction that it is given,
 * whose owner has made the list, and sees to it that nobody else stores into the organization meanwhile.
 */
export async function storeRows(
  transaction: Transaction,
  importId: string,
  options: StoreOptions = {},
): Promise<StoredRows> {
  const known = await findImport(transaction, importId);
  const found = { ...known, list_id: options.listId ?? known.list_id };
  await transaction.all(takeRoom);
  await transaction.all(markChanges, [importId]);
  await transaction.all(beginImporting, ['on']);
  const compared =
    found.kind === 'debtors'
      ? await compareAgain(transaction, found)
      : await compareRows(transaction, importId);
  if (found.confirms_callable) await transaction.all(confirmCallable, found.key);
  let stored = compared;
  if (found.kind === 'debtors') {
    stored = await leaveOutWaiting(transaction, found, compared);
    options.onPhase?.('storing');
    await storeDebtors(transaction, found, await listBatches(transaction, found), options);
  } else {
    stored = await leaveOutWaitingEntries(transaction, found, compared);
    options.onPhase?.('storing');
    await storeHistory(transaction, found, options.at ?? (await readDatabaseTime(transaction)));
  }
  options.onPhase?.('finishing');
  await transaction.all(forgetPeople, found.key);
  await transaction.all(beginImporting, ['']);
  // At the end: a transaction that writes to the upload locks it, and it could not be cancelled meanwhile.
  await transaction.all(keepMarked, found.key);
  return { compared, stored };
}
