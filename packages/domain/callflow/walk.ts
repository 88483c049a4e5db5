import type { Instalment } from '../promises/make-offers.ts';
import { fillWords } from './fill-words.ts';
import type { FlowFacts } from './flow-facts.ts';
import type { CallFact, FlowState, FlowTurn } from './flow-state.ts';
import type { Utterance } from './flow-step.ts';
import type { Script, Words } from './script.ts';
import { languageTags } from './speak-values.ts';

/** What is said and asked on one call. */
export interface FlowCall {
  script: Script;
  facts: FlowFacts;
}

/** The way from one question to the next: what is said and learned until something is asked again. */
export interface Walk {
  readonly call: FlowCall;
  state: FlowState;
  readonly said: Utterance[];
  readonly learned: CallFact[];
}

/** What a part comes to: a question or an end, or the part to go on with. */
export type Arrival = FlowTurn | { to: string };

/** The key that ends all calls, wherever it is pressed. */
export const stopKey = '9';
export const stopKeys = new RegExp(`^${stopKey}+$`);
export const yesKey = '1';
/** How long to wait for a key after the last word. */
const waitSeconds = 8;
/** A call on which more than this is asked leads nowhere, and ends. */
export const mostTurns = 60;
/** A question is asked this often before silence, or a key that means nothing, is taken as an answer. */
const mostAsked = 2;

export function beginWalk(call: FlowCall, state: FlowState): Walk {
  return { call, state, said: [], learned: [] };
}

/** The words as this person hears them. */
export function speak(walk: Walk, words: Words, promised?: readonly Instalment[]): Utterance {
  const { script, facts } = walk.call;
  const { language, isVerified } = walk.state;
  const { contactPerson } = script;
  const text = fillWords(words[language], { facts, contactPerson, language, isVerified, promised });
  return { language: languageTags[language], text };
}

export function say(walk: Walk, words: Words, promised?: readonly Instalment[]): void {
  const said = speak(walk, words, promised);
  if (said.text !== '') walk.said.push(said);
}

/** Asks for keys; what was said on the way comes first. */
export function ask(walk: Walk, digits = 1): FlowTurn {
  const { script, facts } = walk.call;
  if (walk.state.turn >= mostTurns) return cutOff(walk);
  const state = { ...walk.state, turn: walk.state.turn + 1 };
  const isFirst = walk.state.turn === 0;
  const notice = isFirst && facts.announcesRecording ? [speak(walk, script.recordingNotice)] : [];
  const opening = notice.filter(({ text }) => text !== '');
  return {
    state,
    action: {
      kind: 'ask',
      opening,
      // Only behind the announcement, and so only with the first question: nobody is on a recording unheard.
      records: opening.length > 0 && facts.wantsRecording,
      say: [...walk.said],
      digits,
      waitSeconds,
    },
    facts: [...walk.learned],
  };
}

export function end(walk: Walk): FlowTurn {
  const action = walk.said.length === 0 ? hangUp : ({ kind: 'say', say: [...walk.said] } as const);
  return { state: null, action, facts: [...walk.learned] };
}

export const hangUp = { kind: 'hang_up' } as const;

/** What was learned is kept; another question would lead nowhere. */
export function cutOff(walk: Walk): FlowTurn {
  return { state: null, action: hangUp, facts: [...walk.learned] };
}

/** Asks the present question again, unless it has been asked often enough. */
export function askAgain(walk: Walk): boolean {
  const silences = walk.state.silences + 1;
  if (silences >= mostAsked) return false;
  walk.state = { ...walk.state, silences };
  return true;
}

/** Goes on to another question of the same part. */
export function moveTo(walk: Walk, question: number): void {
  walk.state = { ...walk.state, question, silences: 0 };
}
