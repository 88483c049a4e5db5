import type { DayPart } from '@ringfence/domain/callflow/script';
import { type CallChoice, callChoices } from '@ringfence/domain/calls/apply-event';
import type { AnsweredBy, CarrierEnding } from '@ringfence/domain/calls/carrier-event';
import type { Outcome } from '@ringfence/domain/calls/words';
import {
  type Answer,
  type Conversation,
  holdConversation,
  openCall,
  type SpokenCall,
} from './hold-conversation.ts';
import { imaginePerson } from './imagine-person.ts';
import { leaveMessage } from './leave-message.ts';
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
  /** When the carrier reported who picked up. */
  detected_at: Date | null;
  answered_by: AnsweredBy | null;
  choice: CallChoice | null;
  ending: CarrierEnding;
  ended_at: Date;
  talk_seconds: number;
  /** With a staffed line. */
  connected_seconds: number | null;
  connected_country: string | null;
  /** When the carrier asked what to say, and what it was given; null where nobody answered. */
  spoken_at: Date | null;
  opening: Conversation['opening'];
  /** With the moment at which the carrier asked what comes next. */
  answers: readonly (Answer & { received_at: Date })[];
}

export type CallEnd = Omit<
  CallRow,
  | 'id'
  | 'campaign_id'
  | 'contact_id'
  | 'phone_id'
  | 'e164'
  | 'debt_id'
  | 'decision_id'
  | 'attempt'
  | 'caller_id'
  | 'carrier_call_id'
  | 'reserved_at'
>;

/** By the hour of the person: in the evening they are at home. */
function answersMore(minute: number): number {
  const hour = minute / 60;
  if (hour >= 17) return 1.45;
  return hour >= 11 && hour < 14 ? 0.75 : 1;
}

type Meeting = 'human' | 'machine' | 'fax' | 'busy' | 'failed' | 'not_in_service' | 'no_answer';

/** A fax is on a line of which nobody has ever said that it is theirs. */
function chooseMeeting(random: Random, { minute, mayBeWrong, isFailing }: PlacedCall): Meeting {
  if (isFailing && random.happens(0.5)) return 'failed';
  const human = 0.22 * answersMore(minute);
  const chance = random.next();
  if (chance < human) return 'human';
  const rest = (chance - human) / (1 - human);
  if (rest < 0.26) return 'machine';
  if (rest < 0.35) return 'busy';
  if (rest < 0.38) return 'failed';
  if (rest < 0.39) return 'not_in_service';
  return rest < 0.394 && mayBeWrong ? 'fax' : 'no_answer';
}

const later = (at: Date, seconds: number): Date =>
  new Date(at.getTime() + Math.round(seconds * 1000));

const unanswered = {
  ringing_at: null,
  answered_at: null,
  detected_at: null,
  answered_by: null,
  choice: null,
  talk_seconds: 0,
  connected_seconds: null,
  connected_country: null,
  spoken_at: null,
  opening: null,
  answers: [],
};

/** What a call came to by what was heard and pressed on it: the weightiest, as the dialer has it. */
function readChoice(answers: readonly Answer[]): CallChoice | null {
  const kinds = new Set<string>(answers.flatMap(({ facts }) => facts.map(({ kind }) => kind)));
  return callChoices.findLast((choice) => kinds.has(choice)) ?? null;
}

function readConnection(
  answers: readonly Answer[],
): Pick<CallRow, 'connected_seconds' | 'connected_country'> {
  const answer = answers.find(({ connectedSeconds }) => connectedSeconds !== undefined);
  const { connectedSeconds = null, connectedCountry = null } = answer ?? {};
  return { connected_seconds: connectedSeconds, connected_country: connectedCountry };
}

type Talk = Conversation & { detectedAfter: number };

/** Nobody waits in silence until it is known who picked up: the words begin at once. */
function meetPerson(random: Random, call: PlacedCall): Talk {
  const detectedAfter = 2 + random.next() * 2;
  const person = imaginePerson(random, call);
  return { ...holdConversation(random, person, call.speak()), detectedAfter };
}

/** Its tones end the call. */
function meetFax(random: Random, call: PlacedCall): Talk {
  const openedAfter = 0.3 + random.next() * 0.7;
  const detectedAfter = 2 + random.next() * 3;
  const { opening } = openCall(call.speak());
  return { opening, openedAfter, detectedAfter, answers: [], endedAfter: detectedAfter + 0.4 };
}

function meet(random: Random, by: 'human' | 'machine' | 'fax', call: PlacedCall): Talk {
  if (by === 'human') return meetPerson(random, call);
  return by === 'fax' ? meetFax(random, call) : leaveMessage(random, call.speak());
}

const outcomeWithoutChoice = { human: 'hung_up', machine: 'machine', fax: 'fax' } as const;

/** What is known of a call when it is placed. */
export interface PlacedCall {
  reservedAt: Date;
  /** After midnight of the person. */
  minute: number;
  mayBeWrong: boolean;
  /** Whether the carrier has trouble at that time. */
  isFailing: boolean;
  /** When a call suits the person. */
  suits: DayPart;
  speak(): SpokenCall;
}

/** How a call went. */
export function endCall(random: Random, call: PlacedCall): CallEnd {
  const placing_at = later(call.reservedAt, 0.1 + random.next() * 0.7);
  const meeting = chooseMeeting(random, call);
  const begun = { ...unanswered, placing_at, initiated_at: later(placing_at, 0.2) };
  const close = (ended_at: Date) => ({ ended_at, heard_at: later(ended_at, 0.2) });
  const ringing_at = later(placing_at, 1.2);
  switch (meeting) {
    case 'no_answer': {
      const ended = close(later(placing_at, 25 + random.next()));
      return { ...begun, ...ended, ringing_at, outcome: meeting, ending: meeting };
    }
    case 'busy':
    case 'failed':
    case 'not_in_service': {
      const ended = close(later(placing_at, 1.5 + random.next() * 2.5));
      return { ...begun, ...ended, outcome: meeting, ending: meeting };
    }
    default: {
      const answered_at = later(placing_at, 4 + random.next() * 16);
      const { opening, openedAfter, detectedAfter, answers, endedAfter } = meet(
        random,
        meeting,
        call,
      );
      const choice = readChoice(answers);
      return {
        ...begun,
        ...close(later(answered_at, endedAfter)),
        ringing_at,
        answered_at,
        answered_by: meeting,
        detected_at: later(answered_at, detectedAfter),
        choice,
        outcome: choice ?? outcomeWithoutChoice[meeting],
        ending: 'completed',
        talk_seconds: Math.round(endedAfter),
        ...readConnection(answers),
        spoken_at: later(answered_at, openedAfter),
        opening,
        answers: answers.map(({ after, ...answer }) => ({
          ...answer,
          received_at: later(answered_at, after),
        })),
      };
    }
  }
}
