import { countsForRate } from '../caller-ids/judge-answer-rate.ts';
import type { CallFact } from '../callflow/flow-state.ts';
import type { CallProgress } from '../calls/apply-event.ts';
import type { Outcome } from '../calls/words.ts';
import { earlySeconds } from './breaker-kinds.ts';

/** What calls came to, as far as breakers look at it. */
export interface CountedCalls {
  ended: number;
  failed: number;
  notInService: number;
  refused: number;
  hungUpEarly: number;
  reached: number;
  answered: number;
}

/** How long somebody was on the line: as the carrier measured it, or else by the times of its events. */
function measureSeconds({ talkSeconds, answeredAt, endedAt }: CallProgress): number {
  if (talkSeconds !== null) return talkSeconds;
  if (answeredAt === null || endedAt === null) return 0;
  return (endedAt.getTime() - answeredAt.getTime()) / 1000;
}

/**
 * Whether a person could have answered: of a call under way only where one has. Who was spoken to counts at once, or
 * those who talk for long would be missing among the calls of their minute.
 */
export const reaches = (outcome: Outcome | null, isAnswered: boolean): boolean =>
  outcome === null ? isAnswered : countsForRate(outcome);

/**
 * A call that the carrier took and of which it said how it ended. One that was taken back never reached it, and of a
 * lost one nothing is known.
 */
export function countCall(progress: CallProgress, isAnswered: boolean): CountedCalls {
  const { outcome } = progress;
  const isEnded = outcome !== null && outcome !== 'withdrawn' && outcome !== 'lost';
  const isReached = reaches(outcome, isAnswered);
  const isEarly = outcome === 'hung_up' && measureSeconds(progress) <= earlySeconds;
  return {
    ended: Number(isEnded),
    failed: Number(outcome === 'failed'),
    notInService: Number(outcome === 'not_in_service'),
    refused: Number(outcome === 'stop' || outcome === 'wrong_party'),
    hungUpEarly: Number(isEarly),
    reached: Number(isReached),
    answered: Number(isReached && isAnswered),
  };
}

/**
 * Whether somebody asked for a person and was joined to one or not, when that is certain. Of one who asks again after
 * nobody was free it is known before: theirs is one call, which the list of calls shows once.
 */
export function countAsking(
  facts: readonly CallFact[],
  foundNobodyBefore = false,
): { asked: number; foundNobody: number } {
  if (foundNobodyBefore) return { asked: 0, foundNobody: 0 };
  const has = (wanted: CallFact['kind']) => facts.some(({ kind }) => kind === wanted);
  const foundNobody = has('nobody_answered');
  return { asked: Number(foundNobody || has('transferred')), foundNobody: Number(foundNobody) };
}
