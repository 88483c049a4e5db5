import { applyPayments, settlePromises, takeBackPayments } from '../../../ledger/index.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { loadPolicy } from '../../compliance/index.ts';
import type { StoredImport } from './find-import.ts';
import {
  insertFilePayments,
  keepDebts,
  keepPayments,
  listFilePayments,
  listReversed,
} from './queries/payments.ts';

/** The same for a file as for payments that people and programs record, with what was before kept for undoing. */
export async function storePayments(
  transaction: Transaction,
  { key, organization_id: organizationId, created_by: recordedBy }: StoredImport,
  at: Date,
): Promise<void> {
  const { policy } = await loadPolicy(transaction, organizationId);
  const graceDays = policy.promiseGraceDays;
  const reversed = await transaction.all(listReversed, key);
  await transaction.all(insertFilePayments, [...key, recordedBy, at]);
  const made = await transaction.all(listFilePayments, key);
  const debtIds = [...new Set([...made, ...reversed].map(({ debt_id }) => debt_id))];
  await transaction.all(keepDebts, [...key, debtIds]);
  await transaction.all(keepPayments, [...key, reversed.map(({ id }) => id)]);
  await transaction.all(applyPayments, [organizationId, made.map(({ id }) => id), at]);
  const back = reversed.map(({ id, debt_id: debtId }) => ({ id, debtId }));
  if (back.length > 0) {
    await takeBackPayments(transaction, { organizationId, recordedBy, at, graceDays }, back);
  }
  await settlePromises(transaction, organizationId, debtIds, { graceDays, at });
}
