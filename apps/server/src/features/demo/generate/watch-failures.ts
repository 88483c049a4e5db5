import { hasTripped } from '@ringfence/domain/breakers/advance-breaker';
import { type CountedCalls, countAsking, countCall } from '@ringfence/domain/breakers/count-call';
import { explainTrip } from '@ringfence/domain/breakers/explain-trip';
import {
  type BreakerStanding,
  moveBreaker,
  readUsual,
} from '@ringfence/domain/breakers/move-breaker';
import type { CallRow } from './make-call.ts';

/** What pauses it, by the name of the breaker. */
export const failingBreaker = 'carrier_failures';

/** A campaign that paused by itself, as the dialer would have written it. */
export interface PausedRow {
  because: string;
  level: number;
  recent_calls: number;
  recent_events: number;
  counted: CountedCalls & ReturnType<typeof countAsking>;
}

export interface FailureWatch {
  /** Whether the breaker has tripped by this call. */
  add(call: CallRow): boolean;
  present(): PausedRow;
}

/** Counts the calls of a campaign as the dialer does, by the same rules. */
export function watchFailures(): FailureWatch {
  const none = { calls: 0, events: 0 };
  let standing: BreakerStanding = { level: 0, seen: none, recent: none };
  const counted: PausedRow['counted'] = {
    ...{ ended: 0, failed: 0, notInService: 0, refused: 0, hungUpEarly: 0 },
    ...{ reached: 0, answered: 0, asked: 0, foundNobody: 0 },
  };
  return {
    add(call) {
      const progress = {
        state: 'ended' as const,
        outcome: call.outcome,
        rang: call.ringing_at !== null,
        answeredAt: call.answered_at,
        answeredBy: call.answered_by,
        choice: call.choice,
        ending: call.ending,
        endedAt: call.ended_at,
        talkSeconds: call.talk_seconds,
      };
      const facts = call.answers.flatMap((answer) => answer.facts);
      const more = { ...countCall(progress, call.answered_by === 'human'), ...countAsking(facts) };
      counted.ended += more.ended;
      counted.failed += more.failed;
      counted.notInService += more.notInService;
      counted.refused += more.refused;
      counted.hungUpEarly += more.hungUpEarly;
      counted.reached += more.reached;
      counted.answered += more.answered;
      counted.asked += more.asked;
      counted.foundNobody += more.foundNobody;
      const total = { calls: counted.ended, events: counted.failed };
      const chosen = { isOn: true, ordinaryPercent: null };
      standing = moveBreaker(failingBreaker, standing, total, chosen);
      return hasTripped(standing.level);
    },
    present() {
      const { level, recent } = standing;
      const usual = readUsual(failingBreaker, standing, null) ?? 0;
      const because = explainTrip(failingBreaker, recent, usual);
      const { calls: recent_calls, events: recent_events } = recent;
      return { because, level, recent_calls, recent_events, counted };
    },
  };
}
