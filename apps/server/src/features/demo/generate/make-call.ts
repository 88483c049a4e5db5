import type { CallChoice } from '@ringfence/domain/calls/apply-event';
import type { AnsweredBy, CarrierEnding } from '@ringfence/domain/calls/carrier-event';
import type { Outcome } from '@ringfence/domain/calls/words';
import type { Random } from './random.ts';

/** A call from its reservation to its end, as it would be written down. */
export interface CallRow {
  id: string;
  campaign_id: string;
  contact_id: string;
  phone_id: string;
  e164: string;
  debt_id: string;
  decision_id: string;
  attempt: number;
  caller_id: string;
  carrier_call_id: string;
  outcome: Outcome;
  reserved_at: Date;
  placing_at: Date;
  heard_at: Date;
  rang: boolean;
  answered_at: Date | null;
  answered_by: AnsweredBy | null;
  choice: CallChoice | null;
  ending: CarrierEnding;
  ended_at: Date;
  talk_seconds: number | null;
  spoken_at: Date | null;
}

export type CallEnd = Pick<
  CallRow,
  | 'outcome'
  | 'placing_at'
  | 'heard_at'
  | 'rang'
  | 'answered_at'
  | 'answered_by'
  | 'choice'
  | 'ending'
  | 'ended_at'
  | 'talk_seconds'
  | 'spoken_at'
>;

/** By the hour of the person: in the evening they are at home. */
function answersMore(minute: number): number {
  const hour = minute / 60;
  if (hour >= 17) return 1.45;
  return hour >= 11 && hour < 14 ? 0.75 : 1;
}

/** Of people who answer, so many say that it is them, that it is not, that they want no calls, or nothing. */
function chooseWords(random: Random, mayBeWrong: boolean): CallChoice | null {
  const chance = random.next();
  if (chance < 0.62) return 'right_party';
  if (chance < 0.66) return mayBeWrong ? 'wrong_party' : null;
  return chance < 0.71 ? 'stop' : null;
}

function chooseOutcome(random: Random, minute: number, mayBeWrong: boolean): Outcome {
  const human = 0.22 * answersMore(minute);
  const chance = random.next();
  if (chance < human) return chooseWords(random, mayBeWrong) ?? 'hung_up';
  const rest = (chance - human) / (1 - human);
  if (rest < 0.34) return 'machine';
  if (rest < 0.43) return 'busy';
  if (rest < 0.46) return 'failed';
  return rest < 0.47 ? 'not_in_service' : 'no_answer';
}

const later = (at: Date, seconds: number): Date =>
  new Date(at.getTime() + Math.round(seconds * 1000));

const unanswered = {
  answered_at: null,
  answered_by: null,
  choice: null,
  talk_seconds: null,
  spoken_at: null,
};

/** How a call went that was reserved at a moment, `minute` minutes after midnight of the person. */
export function endCall(
  random: Random,
  reservedAt: Date,
  minute: number,
  mayBeWrong: boolean,
): CallEnd {
  const placing_at = later(reservedAt, 0.1 + random.next() * 0.7);
  const outcome = chooseOutcome(random, minute, mayBeWrong);
  const close = (
    ended_at: Date,
  ): Pick<CallEnd, 'placing_at' | 'ended_at' | 'heard_at' | 'outcome'> => ({
    outcome,
    placing_at,
    ended_at,
    heard_at: later(ended_at, 0.2),
  });
  if (outcome === 'no_answer') {
    const ended = later(placing_at, 25 + random.next());
    return { ...close(ended), ...unanswered, rang: true, ending: 'no_answer' };
  }
  if (outcome === 'busy' || outcome === 'failed' || outcome === 'not_in_service') {
    const ended = later(placing_at, 1 + random.next() * 3);
    return { ...close(ended), ...unanswered, rang: false, ending: outcome };
  }
  const answered_at = later(placing_at, 4 + random.next() * 16);
  if (outcome === 'machine') {
    const seconds = random.between(3, 6);
    const ended = later(answered_at, seconds);
    const answered = { answered_at, answered_by: 'machine' as const, talk_seconds: seconds };
    return { ...close(ended), ...unanswered, ...answered, rang: true, ending: 'completed' };
  }
  const seconds = outcome === 'right_party' ? random.between(24, 160) : random.between(5, 22);
  return {
    ...close(later(answered_at, seconds)),
    rang: true,
    ending: 'completed',
    answered_at,
    answered_by: 'human',
    choice:
      outcome === 'hung_up'
        ? null
        : outcome === 'right_party' || outcome === 'wrong_party' || outcome === 'stop'
          ? outcome
          : null,
    talk_seconds: seconds,
    spoken_at: later(answered_at, 1 + random.next()),
  };
}
