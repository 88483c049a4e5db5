import type { RestrictionKind } from '../compliance/words.ts';

/** What was recorded of a person and still holds. */
export interface StandingRecord {
  kind: RestrictionKind;
  /** Null: it is about every debt of the person. */
  debtId: string | null;
  liftedAt: string | null;
}

export interface DebtStanding {
  state: string;
  owedMinor: number;
}

const endedStates: ReadonlySet<string> = new Set(['paid', 'recalled', 'closed']);

/**
 * How a debt stands by everything that is known of it: a payment or dispute that was recorded shows at once,
 * whatever the last file said, and goes when the record is lifted. Nothing is owed of a debt that has ended.
 */
export function findStanding(
  debt: { id: string; state: string; balanceMinor: number },
  records: readonly StandingRecord[],
): DebtStanding {
  const isRecorded = (kind: RestrictionKind): boolean =>
    records.some(
      (record) =>
        record.kind === kind &&
        record.liftedAt === null &&
        (record.debtId === null || record.debtId === debt.id),
    );
  const recorded = isRecorded('paid') ? 'paid' : isRecorded('dispute_open') ? 'disputed' : null;
  // A dispute says nothing new of a debt that has ended.
  const state =
    recorded === 'paid' || !endedStates.has(debt.state) ? (recorded ?? debt.state) : debt.state;
  return { state, owedMinor: endedStates.has(state) ? 0 : debt.balanceMinor };
}
