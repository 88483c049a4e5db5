import { answerCall, openCall, type ScriptQuestion } from '@ringfence/domain/callflow/fixed-script';
import type { FlowStep } from '@ringfence/domain/callflow/flow-step';
import { keepWords, type SaidWords } from '@ringfence/domain/callflow/said-words';
import type { CallChoice } from '@ringfence/domain/calls/apply-event';
import type { ChosenWords } from '../../compliance/index.ts';
import type { Random } from './random.ts';

/** What the script says on a call depends on this. */
export interface ScriptFacts extends ChosenWords {
  spokenName: string;
  personName: string;
  callerId: string;
  announcesRecording: boolean;
}

/** A key that was pressed, or none in time, with what was said upon it; by the names that the dialer stores. */
export interface Press {
  step: ScriptQuestion;
  digit: string | null;
  choice: CallChoice | null;
  said?: SaidWords;
}

/** Seconds are counted from the moment at which the person answered. */
export interface Conversation {
  opening: SaidWords | null;
  openedAfter: number;
  presses: readonly (Press & { after: number })[];
  endedAfter: number;
}

export type ConversationOutcome = CallChoice | 'hung_up';

type Key = Pick<Press, 'step' | 'digit'>;

/** As fast as the simulator speaks. */
const charactersPerSecond = 15;
/** Nothing is sent anywhere from here. */
const answerUrl = '';

const countSpeech = (step: FlowStep): number =>
  step.kind === 'hang_up' ? 0 : step.say.length / charactersPerSecond;

function chooseKeys(random: Random, outcome: ConversationOutcome): readonly Key[] {
  const first = (digit: string | null): Key => ({ step: 'identity', digit });
  const then = (digit: string | null): Key => ({ step: 'message', digit });
  switch (outcome) {
    case 'right_party':
      return random.happens(0.4) ? [first('1'), then(null)] : [first('1')];
    case 'stop':
      return random.happens(0.2) ? [first('1'), then('9')] : [first('9')];
    case 'wrong_party':
      return [first('2')];
    case 'hung_up':
      return random.happens(0.5) ? [first(null)] : [];
  }
}

/** How long after the words begin a key comes; some press it before they have heard all of them. */
function awaitKey(random: Random, step: FlowStep, digit: string | null): number {
  const speech = countSpeech(step);
  if (digit === null) return speech + (step.kind === 'ask' ? step.waitSeconds : 0);
  const heard = random.happens(0.4) ? 0.7 + random.next() * 0.3 : 1;
  return speech * heard + 0.5 + random.next() * 2.5;
}

/** How long after the last words begin the line is dead: nobody waits as long for a key as they may. */
function awaitEnd(random: Random, step: FlowStep): number {
  const speech = countSpeech(step);
  if (step.kind === 'ask') {
    return Math.min(speech * (0.3 + random.next()), speech + step.waitSeconds - 1);
  }
  return random.happens(0.8) ? speech : speech * (0.3 + random.next() * 0.7);
}

/** What somebody who answers hears and presses, in the words that the script has for it, until the call ends so. */
export function holdConversation(
  random: Random,
  outcome: ConversationOutcome,
  script: ScriptFacts,
): Conversation {
  const openedAfter = 1 + random.next();
  let step = openCall({ ...script, answeredBy: 'human', answerUrl });
  const opening = keepWords(step).said ?? null;
  let after = openedAfter;
  const presses = chooseKeys(random, outcome).map((key) => {
    after += awaitKey(random, step, key.digit);
    const { choice, step: next } = answerCall({ ...script, ...key, answerUrl });
    step = next;
    return { ...key, choice, ...keepWords(next), after };
  });
  return { opening, openedAfter, presses, endedAfter: after + awaitEnd(random, step) };
}
