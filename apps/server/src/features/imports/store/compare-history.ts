import * as z from 'zod';
import type { Transaction } from '../../../platform/database/database.ts';
import { countKeptPromises } from './count-kept-promises.ts';
import { type ComparedFindings, readCallable, sumCauses } from './describe-changes.ts';
import type { StoredImport } from './find-import.ts';
import { forgetCallable } from './queries/callable.ts';
import {
  compareCalls,
  compareConsents,
  compareInconvenient,
  compareRestrictions,
  countWaitingConsents,
  noteCallableConsents,
} from './queries/history-entries.ts';
import {
  comparePayments,
  countPaid,
  countWaitingReversals,
  noteCallableReversals,
} from './queries/payments.ts';

const statements = {
  calls: compareCalls,
  consents: compareConsents,
  restrictions: compareRestrictions,
  payments: comparePayments,
};

export type HistoryKind = keyof typeof statements;

export const isHistory = (kind: string): kind is HistoryKind => kind in statements;

const moves = z.array(z.object({ amountMinor: z.number(), currency: z.string() }));

/** What payments change in people: what they owe, what they promised, and who could be called by one that came back. */
async function comparePaid(transaction: Transaction, found: StoredImport) {
  await transaction.all(noteCallableReversals, found.key);
  const counted = await transaction.first(countPaid, found.key);
  return {
    balances: counted?.people ?? 0,
    debtsPaid: counted?.debts_paid ?? 0,
    reversed: counted?.reversed ?? 0,
    moves: moves.parse(counted?.moves ?? []),
    promisesKept: await countKeptPromises(transaction, found),
  };
}

/** What a previous system did and learned is added to what is known; nothing of it is changed. */
export async function compareHistory(
  transaction: Transaction,
  found: StoredImport,
): Promise<ComparedFindings> {
  if (!isHistory(found.kind)) throw new Error(`nothing is known of uploads of ${found.kind}`);
  const counted = await transaction.first(statements[found.kind], found.key);
  const times =
    found.kind === 'restrictions'
      ? await transaction.first(compareInconvenient, found.key)
      : undefined;
  await transaction.all(forgetCallable, found.key);
  if (found.kind === 'consents') await transaction.all(noteCallableConsents, found.key);
  const paid = found.kind === 'payments' ? await comparePaid(transaction, found) : undefined;
  return {
    ...(await sumCauses(transaction, found)),
    added: (counted?.added ?? 0) + (times?.added ?? 0),
    changed: 0,
    unchanged: (counted?.unchanged ?? 0) + (times?.unchanged ?? 0),
    changes: {
      names: 0,
      addresses: 0,
      phones: 0,
      balances: paid?.balances ?? 0,
      debtsAdded: 0,
      debtsPaid: paid?.debtsPaid ?? 0,
      debtsRecalled: 0,
      consentsGiven: found.kind === 'consents' ? (counted?.added ?? 0) : 0,
      consentsTakenBack: 0,
      restricted: found.kind === 'restrictions' ? (counted?.added ?? 0) : 0,
      inconvenient: times?.added ?? 0,
      promisesKept: paid?.promisesKept ?? 0,
      paymentsReversed: paid?.reversed ?? 0,
    },
    balanceMoves: paid?.moves ?? [],
    callable: await readCallable(transaction, found),
    waiting: 0,
    asks: null,
    samples: [],
    unheeded: { people: 0, examples: [] },
    statuses: [],
    suppressed: 0,
    missing: 0,
    warnings: [],
    comparedWith: '',
  };
}

/** Where people wait, fewer permissions are stored than the file tells. */
export async function leaveOutWaitingEntries(
  transaction: Transaction,
  found: StoredImport,
  findings: ComparedFindings,
): Promise<ComparedFindings> {
  const { people } = findings.callable;
  if (people === 0 || found.confirms_callable) return findings;
  const isOfPayments = found.kind === 'payments';
  const waiting = isOfPayments ? countWaitingReversals : countWaitingConsents;
  const counted = await transaction.first(waiting, found.key);
  const rows = counted?.rows ?? 0;
  const added = findings.added - rows;
  const { paymentsReversed } = findings.changes;
  const changes = isOfPayments
    ? { ...findings.changes, paymentsReversed: paymentsReversed - rows }
    : { ...findings.changes, consentsGiven: added };
  return { ...findings, added, changes, waiting: people };
}
