import type { PaymentSource } from '@ringfence/domain/promises/promise-words';
import type { Transaction } from '../platform/database/database.ts';
import { judgeAgain } from './judge-again.ts';
import {
  applyPayments,
  findPaidDebts,
  insertPayments,
  lockDebts,
  reversePayments,
} from './queries/payments.ts';
import { type SettledPromise, settlePromises } from './settle-promises.ts';

/** A payment as somebody or something reports it, with what names its debt. */
export interface GivenPayment {
  debtId: string | null;
  /** Of the person, as the organization knows them. */
  reference: string | null;
  debtReference: string | null;
  amountMinor: number;
  currency: string;
  paidOn: string;
  /** What the payer's system calls it. */
  payerReference: string | null;
}

/** What is known of a payment that is reported: whose it is, and why it cannot be recorded, if so. */
export interface JudgedPayment {
  line: number;
  contactId: string | null;
  debtId: string | null;
  reason: string | null;
  isThere: boolean;
}

export async function judgePayments(
  transaction: Transaction,
  organizationId: string,
  payments: readonly GivenPayment[],
): Promise<JudgedPayment[]> {
  const given = payments.map((payment, line) => ({ ...payment, line }));
  const judged = await transaction.all(findPaidDebts, [organizationId, JSON.stringify(given)]);
  return judged.map((row) => ({
    line: row.line,
    contactId: row.contact_id,
    debtId: row.debt_id,
    reason: row.reason,
    isThere: row.is_there,
  }));
}

interface Receiving {
  organizationId: string;
  source: PaymentSource;
  recordedBy: string | null;
  at: Date;
  graceDays: number;
}

/** What follows from payments for debts: promises are settled and the people judged again. */
export async function followPayments(
  transaction: Transaction,
  { organizationId, graceDays, at }: Pick<Receiving, 'organizationId' | 'graceDays' | 'at'>,
  debts: readonly { id: string; contact_id: string }[],
): Promise<SettledPromise[]> {
  const debtIds = debts.map(({ id }) => id);
  const settled = await settlePromises(transaction, organizationId, debtIds, { graceDays, at });
  const people = [...new Set(debts.map(({ contact_id }) => contact_id))].toSorted();
  await judgeAgain(transaction, organizationId, people);
  return settled;
}

/**
 * Records payments that were judged: balances go down, promises are kept, and calls about what is paid end from this
 * transaction on. The people are locked by the caller.
 */
export async function receivePayments(
  transaction: Transaction,
  receiving: Receiving,
  payments: readonly (Omit<GivenPayment, 'debtId'> & { debtId: string; contactId: string })[],
): Promise<{ ids: string[]; settled: SettledPromise[] }> {
  if (payments.length === 0) return { ids: [], settled: [] };
  const { organizationId, source, recordedBy, at } = receiving;
  const rows = JSON.stringify(payments.map((payment, line) => ({ ...payment, line })));
  const debtIds = [...new Set(payments.map(({ debtId }) => debtId))];
  await transaction.all(lockDebts, [organizationId, debtIds]);
  const made = await transaction.all(insertPayments, [
    organizationId,
    rows,
    source,
    recordedBy,
    at,
  ]);
  const ids = made.map(({ id }) => id);
  const debts = await transaction.all(applyPayments, [organizationId, ids, at]);
  return { ids, settled: await followPayments(transaction, receiving, debts) };
}

/** Takes payments back that bounced. Answers undefined where a debt would be open again that only admins may open. */
export async function takeBackPayments(
  transaction: Transaction,
  { organizationId, recordedBy, at, graceDays }: Omit<Receiving, 'source'>,
  payments: readonly { id: string; debtId: string }[],
): Promise<SettledPromise[] | undefined> {
  const debtIds = [...new Set(payments.map(({ debtId }) => debtId))];
  await transaction.all(lockDebts, [organizationId, debtIds]);
  const ids = payments.map(({ id }) => id);
  const debts = await transaction.all(reversePayments, [organizationId, ids, at, recordedBy]);
  if (debts.length < debtIds.length) return undefined;
  return followPayments(transaction, { organizationId, graceDays, at }, debts);
}
