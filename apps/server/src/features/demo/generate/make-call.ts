import type { CallChoice } from '@ringfence/domain/calls/apply-event';
import type { AnsweredBy, CarrierEnding } from '@ringfence/domain/calls/carrier-event';
import type { Outcome } from '@ringfence/domain/calls/words';
import {
  type Conversation,
  type ConversationOutcome,
  holdConversation,
  type Press,
  type ScriptFacts,
} from './hold-conversation.ts';
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
  initiated_at: Date;
  /** Null where no phone rang. */
  ringing_at: Date | null;
  heard_at: Date;
  answered_at: Date | null;
  answered_by: AnsweredBy | null;
  choice: CallChoice | null;
  ending: CarrierEnding;
  ended_at: Date;
  talk_seconds: number;
  spoken_at: Date | null;
  /** When the carrier asked what to say, and what it was given; null where nothing was to be said. */
  asked_at: Date | null;
  opening: Conversation['opening'];
  presses: readonly (Press & { at: Date })[];
}

export type CallEnd = Pick<
  CallRow,
  | 'outcome'
  | 'placing_at'
  | 'initiated_at'
  | 'ringing_at'
  | 'heard_at'
  | 'answered_at'
  | 'answered_by'
  | 'choice'
  | 'ending'
  | 'ended_at'
  | 'talk_seconds'
  | 'spoken_at'
  | 'asked_at'
  | 'opening'
  | 'presses'
>;

/** By the hour of the person: in the evening they are at home. */
function answersMore(minute: number): number {
  const hour = minute / 60;
  if (hour >= 17) return 1.45;
  return hour >= 11 && hour < 14 ? 0.75 : 1;
}

/** Of people who answer, so many say that it is them, that it is not, that they want no calls, or nothing. */
function chooseAnswer(random: Random, mayBeWrong: boolean): CallChoice | null {
  const chance = random.next();
  if (chance < 0.62) return 'right_party';
  if (chance < 0.66) return mayBeWrong ? 'wrong_party' : null;
  return chance < 0.71 ? 'stop' : null;
}

type PastOutcome =
  | ConversationOutcome
  | 'machine'
  | 'busy'
  | 'failed'
  | 'not_in_service'
  | 'no_answer';

function chooseOutcome(random: Random, minute: number, mayBeWrong: boolean): PastOutcome {
  const human = 0.22 * answersMore(minute);
  const chance = random.next();
  if (chance < human) return chooseAnswer(random, mayBeWrong) ?? 'hung_up';
  const rest = (chance - human) / (1 - human);
  if (rest < 0.34) return 'machine';
  if (rest < 0.43) return 'busy';
  if (rest < 0.46) return 'failed';
  return rest < 0.47 ? 'not_in_service' : 'no_answer';
}

const later = (at: Date, seconds: number): Date =>
  new Date(at.getTime() + Math.round(seconds * 1000));

const unanswered = {
  ringing_at: null,
  answered_at: null,
  answered_by: null,
  choice: null,
  talk_seconds: 0,
  spoken_at: null,
  asked_at: null,
  opening: null,
  presses: [],
};

/** As the carrier writes it down: it hangs up once it knows that nobody listens. */
function meetMachine(random: Random, answered_at: Date) {
  const talk_seconds = random.between(3, 6);
  const ended_at = later(answered_at, talk_seconds);
  const asked_at = later(ended_at, -0.3);
  return { answered_at, answered_by: 'machine' as const, talk_seconds, ended_at, asked_at };
}

function meetPerson(
  random: Random,
  answered_at: Date,
  outcome: ConversationOutcome,
  script: ScriptFacts,
) {
  const { opening, openedAfter, presses, endedAfter } = holdConversation(random, outcome, script);
  const spoken_at = later(answered_at, openedAfter);
  return {
    answered_at,
    answered_by: 'human' as const,
    choice: outcome === 'hung_up' ? null : outcome,
    talk_seconds: Math.round(endedAfter),
    ended_at: later(answered_at, endedAfter),
    spoken_at,
    asked_at: spoken_at,
    opening,
    presses: presses.map(({ after, ...press }) => ({ ...press, at: later(answered_at, after) })),
  };
}

/** What is known of a call when it is placed. */
export interface PlacedCall {
  reservedAt: Date;
  /** After midnight of the person. */
  minute: number;
  mayBeWrong: boolean;
  script(): ScriptFacts;
}

/** How a call went. */
export function endCall(random: Random, call: PlacedCall): CallEnd {
  const placing_at = later(call.reservedAt, 0.1 + random.next() * 0.7);
  const outcome = chooseOutcome(random, call.minute, call.mayBeWrong);
  const close = (ended_at: Date) => ({
    outcome,
    placing_at,
    initiated_at: later(placing_at, 0.2),
    ended_at,
    heard_at: later(ended_at, 0.2),
  });
  const ringing_at = later(placing_at, 1.2);
  switch (outcome) {
    case 'no_answer': {
      const ended = later(placing_at, 25 + random.next());
      return { ...unanswered, ...close(ended), ringing_at, ending: 'no_answer' };
    }
    case 'busy':
    case 'failed':
    case 'not_in_service': {
      const ended = later(placing_at, 1.5 + random.next() * 2.5);
      return { ...unanswered, ...close(ended), ending: outcome };
    }
    default: {
      const answered = later(placing_at, 4 + random.next() * 16);
      const met =
        outcome === 'machine'
          ? meetMachine(random, answered)
          : meetPerson(random, answered, outcome, call.script());
      return { ...unanswered, ...met, ...close(met.ended_at), ringing_at, ending: 'completed' };
    }
  }
}
