import type { Instalment } from '../promises/make-offers.ts';
import type { FlowStep } from './flow-step.ts';
import type { DayPart, ScriptLanguage, VerifyQuestion } from './script.ts';

/**
 * Where somebody is in a script. It travels in the address that the carrier asks next, so that any process can
 * go on, twice if need be, with the same answer. It holds nothing personal.
 */
export interface FlowState {
  part: string;
  /** The question within the part: of a check its number, of a promise how far it is; 0 where there is but one. */
  question: number;
  /** Counts what was asked, so that the same question asked again is another. */
  turn: number;
  language: ScriptLanguage;
  isVerified: boolean;
  /** Of the check: failed tries so far, and whether an answer of this try was wrong. */
  tries: number;
  isWrong: boolean;
  /** How often the present question was met by silence. */
  silences: number;
  /** Of a promise: the offer that was chosen. */
  offer: number | null;
  /** Of being connected: the number that rings. */
  line: number;
}

/** What happened. Digits that answer a check are never kept. */
export type FlowInput =
  | { kind: 'answered' }
  | { kind: 'keys'; digits: string | null }
  | { kind: 'machine' }
  | { kind: 'message_played' }
  | { kind: 'connected'; result: 'answered' | 'busy' | 'no_answer' | 'failed' };

/** What was learned by it, to be kept before the next step is carried out. */
export type CallFact =
  | { kind: 'language'; language: ScriptLanguage }
  | { kind: 'right_party'; by: readonly VerifyQuestion[] }
  | { kind: 'not_verified' }
  | { kind: 'wrong_party' }
  | { kind: 'stop' }
  | { kind: 'dispute' }
  | { kind: 'promise'; instalments: readonly Instalment[]; currency: string }
  /** A consent to be called again before the days of rest are over, with the words that asked for it. */
  | { kind: 'call_consent'; about: 'promise' | 'another_time'; words: string }
  | { kind: 'another_time'; suits: DayPart }
  | { kind: 'wants_someone' }
  /** With the staffed line that they spoke with, where that is known. */
  | { kind: 'transferred'; lineId?: string }
  | { kind: 'nobody_answered' }
  | { kind: 'voicemail_left' };

/** A step without the addresses, which only the application knows. */
export type FlowAction =
  | (Omit<Extract<FlowStep, { kind: 'ask' }>, 'answerUrl' | 'recording'> & { records: boolean })
  | Extract<FlowStep, { kind: 'say' }>
  | Omit<Extract<FlowStep, { kind: 'leave_message' }>, 'answerUrl'>
  | (Omit<Extract<FlowStep, { kind: 'connect' }>, 'answerUrl' | 'whisperUrl'> & {
      whisper: readonly { language: string; text: string }[];
    })
  | { kind: 'hang_up' };

export interface FlowTurn {
  /** Null once nothing more is asked. */
  state: FlowState | null;
  action: FlowAction;
  facts: readonly CallFact[];
}
