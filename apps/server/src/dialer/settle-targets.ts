import { chooseNextAttempt } from '@ringfence/domain/retry/choose-next-attempt';
import { readRetry } from '../ledger/index.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { ChangedCall } from './changed-call.ts';
import { leaveHeldTargets } from './leave-held.ts';
import { backOffMilliseconds } from './limits.ts';
import { settleTargets as settleStatement } from './queries/settle.ts';
import { readLiveNumbers } from './read-live-numbers.ts';

/**
 * Of a call that ended with the news, or of which it tells that it ended otherwise. Nobody is left
 * to settle after a call that no campaign made. On our own clock, because the carrier's may differ.
 */
function settle(call: ChangedCall, learnedAt: Date, hasLiveNumber: boolean) {
  const { row, before, notBefore } = call;
  const { outcome } = call.now;
  const { campaign_id: campaignId, most_attempts: mostAttempts } = row;
  if (outcome === null || outcome === before.outcome) return [];
  if (campaignId === null || row.attempts === null || mostAttempts === null) return [];
  // A call that was taken back has cost the person no attempt; one that turns out to have rung has.
  const spent = Number(before.outcome === 'withdrawn') - Number(outcome === 'withdrawn');
  const attempts = row.attempts + spent;
  const endedAt = notBefore ?? learnedAt;
  const retry = readRetry(row.retry);
  const limits = { mostAttempts, retry, hasLiveNumber };
  const next = chooseNextAttempt({ outcome, attempts, endedAt, ...limits });
  const isStopped = row.campaign_state === 'stopped';
  const isHeld = outcome === 'withdrawn' && notBefore === undefined && before.state !== 'reserved';
  const backOff = isHeld ? backOffMilliseconds : 0;
  const settled = {
    organizationId: row.organization_id,
    campaignId,
    contactId: row.contact_id,
    at: next.kind === 'again' && !isStopped ? new Date(next.at.getTime() + backOff) : null,
    number: next.kind === 'again' ? next.number : null,
    because: next.kind === 'done' ? next.because : isStopped ? 'campaign_stopped' : null,
    // The difference, because what was read before a lock may be old by now.
    spent,
    // A target that waits again is settled again only by what is learned of its last call.
    state: before.state === 'ended' ? 'waiting' : 'calling',
  };
  return [settled];
}

/** The outcome and the retry rules give each target its next time, or its end. */
export async function settleTargets(
  transaction: Transaction,
  calls: readonly ChangedCall[],
  learnedAt: Date,
): Promise<void> {
  const hasLive = await readLiveNumbers(transaction, calls);
  const ended = calls.flatMap((call) => settle(call, learnedAt, hasLive(call)));
  const settled = await leaveHeldTargets(transaction, ended);
  if (settled.length === 0) return;
  const organizationIds = [...new Set(settled.map(({ organizationId }) => organizationId))];
  const contactIds = settled.map(({ contactId }) => contactId);
  await transaction.all(settleStatement, [JSON.stringify(settled), organizationIds, contactIds]);
}
