import { presentAsPastCall } from '@ringfence/domain/calls/count-attempt';
import { outcomes } from '@ringfence/domain/calls/words';
import { explainCount } from '@ringfence/domain/compliance/explain-count';
import { isAboutDebt } from '@ringfence/domain/compliance/read-facts';
import type { PastCallFact, Situation } from '@ringfence/domain/compliance/types';
import { directions, pastOutcomes, type UncountedReason } from '@ringfence/domain/compliance/words';
import * as z from 'zod';
import type { RowOf } from '../../platform/database/statement.ts';
import type { listDebts, listPastCalls } from './queries/ledger.ts';

export type DebtRow = RowOf<typeof listDebts.row>;
export type CallRow = RowOf<typeof listPastCalls.row>;

/** A call as it was, and as the rules see it. */
export interface PastCall {
  callId: string | null;
  debtIds: string[];
  fact: PastCallFact;
}

const debtIds = z.array(z.string());
const ourOutcome = z.enum(outcomes).nullable();
const outsideOutcome = z.enum(pastOutcomes);

function readOutcome({ call_id, outcome }: CallRow): PastCallFact['outcome'] | null {
  return call_id === null
    ? outsideOutcome.parse(outcome)
    : presentAsPastCall(ourOutcome.parse(outcome));
}

/** Loans under one account are one debt: a call about one of them was about all. */
function addLoans(named: readonly string[], debts: readonly DebtRow[]): string[] {
  const groups = new Set(
    debts.flatMap(({ id, account_group: group }) =>
      group === null || !named.includes(id) ? [] : [group],
    ),
  );
  const loans = debts.filter(({ account_group: group }) => group !== null && groups.has(group));
  return [...new Set([...named, ...loans.map(({ id }) => id)])];
}

/** Those that for the rules were none are left out. */
export function readPastCalls(
  contactId: string,
  rows: readonly CallRow[],
  debts: readonly DebtRow[],
): PastCall[] {
  return rows.flatMap((row): PastCall[] => {
    const outcome = readOutcome(row);
    if (outcome === null) return [];
    const named = debtIds.parse(row.debt_ids);
    const fact = {
      at: row.at,
      personId: contactId,
      debtIds: addLoans(named, debts),
      group: null,
      phone: row.e164,
      direction: z.enum(directions).parse(row.direction),
      outcome,
    };
    return [{ callId: row.call_id, debtIds: named, fact }];
  });
}

/** It counts where it does for one of the debts that it was about. */
export function explainCall(
  { fact }: PastCall,
  situations: readonly Situation[],
  moment: Date,
): UncountedReason | null {
  const about = situations.filter(({ facts }) => isAboutDebt(fact, facts));
  const reasons = (about.length === 0 ? situations : about).map((situation) =>
    explainCount(situation, fact, moment),
  );
  return reasons.includes(null) ? null : (reasons[0] ?? null);
}
