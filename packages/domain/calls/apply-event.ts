import type { AnsweredBy, CarrierEnding, CarrierEvent } from './carrier-event.ts';
import { type CallState, callStates, type Outcome } from './words.ts';

/** What an answered call came to by what was heard and pressed on it, the weightiest last. */
export const callChoices = [
  'voicemail_left',
  'right_party',
  'transferred',
  'promise',
  'dispute',
  'wrong_party',
  'stop',
] as const;
export type CallChoice = (typeof callChoices)[number];

/** What is known of a call so far. */
export interface CallProgress {
  state: CallState;
  /** Null until the call has ended. */
  outcome: Outcome | null;
  /** Whether a phone is known to have rung. */
  rang: boolean;
  answeredAt: Date | null;
  answeredBy: AnsweredBy | null;
  choice: CallChoice | null;
  /** Null on an ended call too, when we ended it without a word of the carrier. */
  ending: CarrierEnding | null;
  endedAt: Date | null;
  talkSeconds: number | null;
}

const fields = [
  'state',
  'outcome',
  'rang',
  'answeredAt',
  'answeredBy',
  'choice',
  'ending',
  'endedAt',
  'talkSeconds',
] as const satisfies readonly (keyof CallProgress)[];

const answerers: readonly AnsweredBy[] = ['unknown', 'human', 'machine', 'fax', 'operator'];

/**
 * Takes one word of the carrier. The state never goes back and the first ending stands, but what an
 * event proves is kept whenever it comes: whether a phone rang decides whether the call counts.
 * The same object is answered when the event brings nothing new.
 */
export function applyEvent(
  progress: CallProgress,
  event: CarrierEvent,
  receivedAt: Date,
): CallProgress {
  const at = event.at ?? receivedAt;
  const isFirstEnding = event.state === 'ended' && progress.ending === null;
  return settle(progress, {
    ...progress,
    state: pickLater(callStates, progress.state, event.state),
    rang: progress.rang || provesRinging(event),
    answeredAt:
      event.state === 'answered' ? pickEarlier(progress.answeredAt, at) : progress.answeredAt,
    answeredBy: pickLater(answerers, progress.answeredBy, event.answeredBy ?? progress.answeredBy),
    talkSeconds:
      event.talkSeconds === undefined
        ? progress.talkSeconds
        : Math.max(progress.talkSeconds ?? 0, event.talkSeconds),
    ...(isFirstEnding ? { ending: event.ending, endedAt: at } : {}),
  });
}

/** Takes a pressed key. It proves that the call was answered; a request to stop is never undone. */
export function applyChoice(progress: CallProgress, choice: CallChoice): CallProgress {
  return settle(progress, {
    ...progress,
    state: pickLater(callStates, progress.state, 'answered'),
    rang: true,
    choice: pickLater(callChoices, progress.choice, choice),
  });
}

function settle(before: CallProgress, learned: CallProgress): CallProgress {
  const { answeredAt, endedAt } = learned;
  // An answer without a time of its own is dated by its arrival, which may be after the end.
  const isLate = answeredAt !== null && endedAt !== null && answeredAt > endedAt;
  const after = {
    ...learned,
    answeredAt: isLate ? endedAt : answeredAt,
    outcome: readOutcome(learned),
  };
  return fields.every((field) => before[field] === after[field]) ? before : after;
}

function readOutcome(progress: CallProgress): Outcome | null {
  const { state, outcome, rang, answeredBy, choice, ending } = progress;
  if (state !== 'ended') return null;
  // A person who pressed a key was spoken to, however the carrier says the call ended; a request to stop
  // in particular binds from the moment it is made (12 CFR 1006.14(h)).
  if (choice !== null) return choice;
  switch (ending) {
    case null:
      // A call that we took back and that rang all the same must count as an attempt.
      return outcome === 'withdrawn' && rang ? 'lost' : outcome;
    case 'canceled':
      return rang ? 'no_answer' : 'withdrawn';
    case 'completed':
      return answeredOutcome(answeredBy);
    case 'busy':
    case 'not_in_service':
      // A call that is declined rings and then ends as busy. It rang, so it counts
      // (12 CFR 1006.14(b)(3)(ii) leaves out only what could not be connected).
      return rang ? 'no_answer' : ending;
    default:
      return ending;
  }
}

/** Of a call on which nobody pressed anything. The tones of an operator say that the number is in nobody's service. */
function answeredOutcome(answeredBy: AnsweredBy | null): Outcome {
  if (answeredBy === 'operator') return 'not_in_service';
  return answeredBy === 'machine' || answeredBy === 'fax' ? answeredBy : 'hung_up';
}

function provesRinging(event: CarrierEvent): boolean {
  const { answeredBy } = event;
  if (answeredBy === 'human' || answeredBy === 'machine' || answeredBy === 'fax') return true;
  return event.state === 'ended'
    ? event.ending === 'completed' || event.ending === 'no_answer'
    : event.state !== 'queued';
}

/** The one that stands further to the right in `order`; null stands before all. */
function pickLater<Word>(order: readonly Word[], known: Word, reported: Word): Word {
  return order.indexOf(reported) > order.indexOf(known) ? reported : known;
}

function pickEarlier(known: Date | null, reported: Date): Date {
  return known !== null && known <= reported ? known : reported;
}
