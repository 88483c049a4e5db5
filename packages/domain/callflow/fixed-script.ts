import type { CallChoice } from '../calls/apply-event.ts';
import type { AnsweredBy } from '../calls/carrier-event.ts';
import type { CollectorRole } from '../compliance/words.ts';
import type { FlowStep } from './flow-step.ts';
import { type ScriptLanguage, scriptWords } from './script-words.ts';
import { spellDigits } from './spell-digits.ts';

/** The one script there is. Its version is raised whenever it says or does something else. */
export const fixedScript = { id: 'identify-and-inform', version: 3 } as const;

/** What was asked when a key is pressed: who is there, or nothing but whether to stop. */
export type ScriptQuestion = 'identity' | 'message';

export interface Opening {
  /** Null when the carrier did not look. */
  answeredBy: AnsweredBy | null;
  spokenName: string;
  personName: string;
  language: ScriptLanguage;
  /** Whether it is said that the call may be recorded. */
  announcesRecording: boolean;
  /** Where the answer to `identity` is sent. */
  answerUrl: string;
}

export interface ScriptAnswer {
  /** The question that is being answered. */
  step: ScriptQuestion;
  /** Null when no key came in time. */
  digit: string | null;
  spokenName: string;
  personName: string;
  language: ScriptLanguage;
  /** In whose name the debt is collected: only who collects for others is a debt collector. */
  role: CollectorRole;
  /**
   * What the law of the place has said of a debt that can no longer be sued for. Null: nobody can know what
   * has to be said, and then nothing is said of the debt.
   */
  disclosures: readonly string[] | null;
  /** E.164. */
  callerId: string;
  /** Where the answer to `message` is sent, should it be asked next. */
  answerUrl: string;
}

/** How long to wait for a key after the last word. */
const waitSeconds = 8;

/** What an answered call begins with. A machine hears nothing: no message is left yet. */
export function openCall(opening: Opening): FlowStep {
  if (opening.answeredBy === 'machine') return { kind: 'hang_up' };
  const words = scriptWords[opening.language];
  const { answerUrl, announcesRecording } = opening;
  const said = words.opening(opening);
  const say = announcesRecording ? `${words.recorded} ${said}` : said;
  return { kind: 'ask', language: words.tag, say, answerUrl, waitSeconds };
}

/**
 * What somebody hears for whom there are no words: who called, and the number to ask at (47 CFR
 * 64.1200(a)(7)(i)(A)). It says nothing of a debt, because anybody may have answered.
 */
export function takeLeave(call: {
  spokenName: string;
  /** E.164. */
  callerId: string;
  language: ScriptLanguage;
}): FlowStep {
  const words = scriptWords[call.language];
  const callerNumber = spellDigits(call.callerId);
  return { kind: 'say', language: words.tag, say: words.unserved({ ...call, callerNumber }) };
}

/**
 * What a pressed key means and what comes next. The choice is to be recorded before the step is
 * carried out, so that a request to stop holds before the line goes dead.
 */
export function answerCall(answer: ScriptAnswer): { choice: CallChoice | null; step: FlowStep } {
  const words = scriptWords[answer.language];
  const say = (text: string): FlowStep => ({ kind: 'say', language: words.tag, say: text });
  const { digit, step, spokenName, answerUrl } = answer;
  const call = { spokenName, callerNumber: spellDigits(answer.callerId) };

  if (digit === '9') return { choice: 'stop', step: say(words.stopped) };
  if (step === 'identity' && digit === '2') {
    return { choice: 'wrong_party', step: say(words.wrongPerson) };
  }
  if (step === 'identity' && digit === '1') {
    const { role, disclosures } = answer;
    if (disclosures === null) return { choice: 'right_party', step: say(words.goodbye(call)) };
    const message = words.message({ ...call, role, disclosures });
    return {
      choice: 'right_party',
      step: { kind: 'ask', language: words.tag, say: message, answerUrl, waitSeconds },
    };
  }
  return { choice: null, step: say(words.goodbye(call)) };
}
