import type { AnsweredBy, CarrierEnding } from '@ringfence/domain/calls/carrier-event';

/** What a call comes to: who or what picks up, or how it ends because nothing does. */
export type CallResult =
  | 'person'
  | 'machine'
  | 'fax'
  | 'operator'
  | Exclude<CarrierEnding, 'completed' | 'canceled'>;

/** What somebody wants once they have said who they are. */
export const wishes = ['nothing', 'promise', 'dispute', 'stop', 'someone', 'another_time'] as const;
export type Wish = (typeof wishes)[number];

export const dayTimes = ['morning', 'afternoon', 'evening'] as const;
export type DayTime = (typeof dayTimes)[number];

/** Who is at a number, and what they do on one call. Seconds are those of a real call. */
export interface Persona {
  comesTo: CallResult;
  /** From the first ring until somebody or something picks up. */
  ringSeconds: number;
  /** What the carrier takes them for, which may be wrong. */
  takenFor: AnsweredBy;
  /** From the answer until the carrier knows a person, a fax or an operator. */
  detectionSeconds: number;
  /** Of a machine: how long it speaks until a message can be left, and whether it says so by a beep. */
  greetingSeconds: number;
  hasBeep: boolean;
  /** Who they say they are. Nobody presses nothing at all. */
  claims: 'self' | 'other' | 'nobody';
  /** How they answer what only the person can know. */
  check: 'right' | 'wrong_once' | 'wrong' | 'silent';
  wish: Wish;
  /** Which of the offers a promise takes, from 0; the last one where there are fewer. */
  offer: number;
  /** Whether they agree to a call that they are asked about. */
  agrees: boolean;
  suits: DayTime;
  /** Whether they would rather hear the other language. */
  changesLanguage: boolean;
  /** From the words that name a key to the key. */
  reactionSeconds: number;
  /** How long they hold the line, where they do not hear it out. */
  patienceSeconds: number;
}
