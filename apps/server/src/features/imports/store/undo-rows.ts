import { type RefusalReason, writeRefusal } from '@ringfence/domain/imports/refusals';
import { linkPersons, settlePromises } from '../../../ledger/index.ts';
import { readDatabaseTime } from '../../../platform/clock/trusted-clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { loadPolicy } from '../../compliance/index.ts';
import { refuseUpload } from '../refuse-upload.ts';
import { findImport, type StoredImport } from './find-import.ts';
import { forgetCallable } from './queries/callable.ts';
import { listTouchedDebts } from './queries/payments.ts';
import { takeRoom } from './queries/people.ts';
import {
  findCalled,
  findInCampaign,
  findLaterUpload,
  findTouchedSince,
  leaveList,
  noteTouchedPeople,
  removeFields,
  removeImported,
  removeLinks,
  removeList,
  restoreConsents,
  restoreContacts,
  restoreDebts,
  restorePayments,
  restorePhones,
} from './queries/undo.ts';
import { beginImporting, forgetPeople } from './queries/write-people.ts';
import { tellChanged, tellNoted } from './store-people.ts';

export interface UndoExplanation {
  isPossible: boolean;
  /** Why it is not, as a stable word, and in a sentence. */
  reason: RefusalReason | null;
  because: string;
}

const hindrances = [
  [findCalled, 'called_since'],
  [findInCampaign, 'in_campaign'],
  [findLaterUpload, 'changed_by_later_upload'],
] as const;

async function findHindrance(
  transaction: Transaction,
  { key, stored_at, marks_changes }: StoredImport,
): Promise<RefusalReason | null> {
  if (stored_at === null || !marks_changes) return 'stored_too_early';
  for (const [statement, reason] of hindrances) {
    const answer = await transaction.first(statement, [...key, stored_at]);
    if (answer?.found !== false) return reason;
  }
  return null;
}

/** Looks at what can be seen quickly; undoing itself looks at every row. */
export async function explainUndo(
  transaction: Transaction,
  importId: string,
): Promise<UndoExplanation> {
  const reason = await findHindrance(transaction, await findImport(transaction, importId));
  return {
    isPossible: reason === null,
    reason,
    because: reason === null ? '' : writeRefusal(reason),
  };
}

/** Puts every row back to what it was, and takes away what was not there. */
export async function undoRows(
  transaction: Transaction,
  importId: string,
  givenAt?: Date,
): Promise<void> {
  const found = await findImport(transaction, importId);
  const { key } = found;
  await transaction.all(takeRoom);
  const hindrance = await findHindrance(transaction, found);
  if (hindrance !== null) throw refuseUpload('undo_refused', hindrance);
  const touched = await transaction.first(findTouchedSince, key);
  if (touched?.found !== false) throw refuseUpload('undo_refused', 'changed_since');
  await transaction.all(forgetPeople, key);
  await transaction.all(noteTouchedPeople, key);
  await transaction.all(beginImporting, ['on']);
  await transaction.all(restoreContacts, key);
  await transaction.all(restorePhones, key);
  await transaction.all(restoreDebts, key);
  await transaction.all(restoreConsents, key);
  await transaction.all(restorePayments, key);
  const debts = await transaction.all(listTouchedDebts, key);
  const parted = await transaction.all(removeLinks, key);
  await transaction.all(removeImported, key);
  if (found.kind === 'payments') {
    const { policy } = await loadPolicy(transaction, found.organization_id);
    const at = givenAt ?? (await readDatabaseTime(transaction));
    const rules = { graceDays: policy.promiseGraceDays, at };
    const debtIds = debts.map(({ id }) => id);
    await settlePromises(transaction, found.organization_id, debtIds, rules);
  }
  await transaction.all(removeFields, key);
  await transaction.all(forgetCallable, key);
  await tellNoted(transaction, found, 1);
  // People who were linked by it may be the same human for another reason.
  const left = parted.map(({ contact_id }) => contact_id);
  await linkPersons(transaction, found.organization_id, left);
  await tellChanged(transaction, found.organization_id, left);
  await transaction.all(forgetPeople, key);
  // From here on the upload is locked, and neither its progress is seen nor can it be cancelled.
  await transaction.all(leaveList, key);
  await transaction.all(removeList, key);
  await transaction.all(beginImporting, ['']);
}
