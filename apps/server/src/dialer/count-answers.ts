import type { CallProgress } from '@ringfence/domain/calls/apply-event';
import type { Transaction } from '../platform/database/database.ts';
import type { ChangedCall } from './changed-call.ts';
import { countAnswers as countStatement } from './queries/answers.ts';

/**
 * Whether a person answered a call, and whether nobody spoke to them, once either is certain: who was spoken to counts
 * at once, or those who hang up early would be most of the first hundred. Abandoned is a call for
 * which the carrier never got a word from us to say, because it did not reach us, we failed, or the
 * line was cut before: from the person's side all of that is silence. Where the carrier cannot tell who
 * answered, it was a person.
 */
export function readAnswer(
  { state, outcome, answeredAt, answeredBy, choice }: CallProgress,
  spokenAt: Date | null,
): { answered: number; abandoned: number } {
  const isPerson = answeredBy === null || answeredBy === 'human' || answeredBy === 'unknown';
  const hasSpoken = choice !== null && choice !== 'voicemail_left';
  const isAnswered = hasSpoken || outcome === 'hung_up' || (answeredAt !== null && isPerson);
  const isCertain = state === 'ended' || spokenAt !== null;
  const answered = Number(isCertain && isAnswered);
  return { answered, abandoned: choice === null && spokenAt === null ? answered : 0 };
}

/** What the news changes about how the campaign's calls of that day went. */
function readDay({ row, before, now, spokenAt }: ChangedCall) {
  const [was, is] = [readAnswer(before, row.spoken_at), readAnswer(now, spokenAt)];
  const answered = is.answered - was.answered;
  const abandoned = is.abandoned - was.abandoned;
  const { organization_id: organizationId, campaign_id: campaignId, day } = row;
  if (campaignId === null || (answered === 0 && abandoned === 0)) return [];
  return [{ organizationId, campaignId, day, answered, abandoned }];
}

/** Keeps count of the calls that people answered, and of those that nobody spoke on. */
export async function countAnswers(
  transaction: Transaction,
  calls: readonly ChangedCall[],
): Promise<void> {
  const days = calls.flatMap(readDay);
  if (days.length > 0) await transaction.all(countStatement, [JSON.stringify(days)]);
}
