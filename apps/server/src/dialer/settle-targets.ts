import type { CallProgress } from '@ringfence/domain/calls/apply-event';
import type { Outcome } from '@ringfence/domain/calls/words';
import { chooseNextAttempt } from '@ringfence/domain/retry/choose-next-attempt';
import type { Transaction } from '../platform/database/database.ts';
import { leaveHeldTargets } from './leave-held.ts';
import { backOffMilliseconds } from './limits.ts';
import { settleTargets as settleStatement } from './queries/settle.ts';
import type { LockedCall } from './read-progress.ts';

export interface EndedCall {
  row: LockedCall;
  /** What was known before: it may have been another end. */
  before: CallProgress;
  outcome: Outcome;
  endedAt: Date;
  /** Where it is known when trying again helps. */
  notBefore: Date | undefined;
}

/** A call that was taken back has cost the person no attempt; one that turns out to have rung, has. */
const countAttempt = (before: CallProgress, outcome: Outcome): number =>
  Number(before.outcome === 'withdrawn') - Number(outcome === 'withdrawn');

/** Nobody is left to settle after a call that no campaign made. */
function settle({ row, before, outcome, notBefore, endedAt: learnedAt }: EndedCall) {
  const { campaign_id: campaignId, most_attempts: mostAttempts } = row;
  if (campaignId === null || row.attempts === null || mostAttempts === null) return [];
  const spent = countAttempt(before, outcome);
  const attempts = row.attempts + spent;
  const endedAt = notBefore ?? learnedAt;
  const next = chooseNextAttempt({ outcome, attempts, mostAttempts, endedAt });
  const isStopped = row.campaign_state === 'stopped';
  const isHeld = outcome === 'withdrawn' && notBefore === undefined && before.state !== 'reserved';
  const backOff = isHeld ? backOffMilliseconds : 0;
  const settled = {
    organizationId: row.organization_id,
    campaignId,
    contactId: row.contact_id,
    at: next.kind === 'again' && !isStopped ? new Date(next.at.getTime() + backOff) : null,
    because: next.kind === 'done' ? next.because : isStopped ? 'campaign_stopped' : null,
    // The difference, because what was read before a lock may be old by now.
    spent,
    // A target that waits again is settled anew only by what is learned of its last call.
    state: before.state === 'ended' ? 'waiting' : 'calling',
  };
  return [settled];
}

/** The outcome and the retry rules give each target its next time, or its end. */
export async function settleTargets(
  transaction: Transaction,
  ended: readonly EndedCall[],
): Promise<void> {
  const settled = await leaveHeldTargets(transaction, ended.flatMap(settle));
  if (settled.length > 0) await transaction.all(settleStatement, [JSON.stringify(settled)]);
}
