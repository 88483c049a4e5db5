import type { Outcome } from '@ringfence/domain/calls/words';
import { chooseNextAttempt } from '@ringfence/domain/retry/choose-next-attempt';
import type { Transaction } from '../platform/database/database.ts';
import { settleTargets as settleStatement } from './queries/settle.ts';
import type { LockedCall } from './read-progress.ts';

export interface EndedCall {
  row: LockedCall;
  outcome: Outcome;
  endedAt: Date;
}

function settle({ row, outcome, endedAt }: EndedCall) {
  const next = chooseNextAttempt({
    outcome,
    attempts: row.attempts,
    mostAttempts: row.most_attempts,
    endedAt,
  });
  const isStopped = row.campaign_state === 'stopped';
  return {
    organizationId: row.organization_id,
    campaignId: row.campaign_id,
    contactId: row.contact_id,
    at: next.kind === 'again' && !isStopped ? next.at : null,
    because: next.kind === 'done' ? next.because : isStopped ? 'campaign_stopped' : null,
    withdrawn: outcome === 'withdrawn',
  };
}

/** The outcome and the retry rules give each target its next time, or its end. */
export async function settleTargets(
  transaction: Transaction,
  ended: readonly EndedCall[],
): Promise<void> {
  if (ended.length > 0) await transaction.all(settleStatement, [JSON.stringify(ended.map(settle))]);
}
