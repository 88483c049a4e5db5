import type {
  CallFact,
  FlowAction,
  FlowInput,
  FlowState,
} from '@ringfence/domain/callflow/flow-state';
import type { ConnectResult } from '@ringfence/domain/callflow/flow-step';
import { type FlowCall, followFlow } from '@ringfence/domain/callflow/follow-flow';
import { maskDigits } from '@ringfence/domain/callflow/mask-digits';
import { keepWords, type SaidWords } from '@ringfence/domain/callflow/said-words';
import { findCountry } from '@ringfence/domain/phone/find-country';
import type { ImaginedPerson } from './imagine-person.ts';
import { replyTo } from './press-keys.ts';
import type { Random } from './random.ts';

/** A call that somebody or something has answered, and the script that it names. */
export interface SpokenCall {
  call: FlowCall;
  script: { scriptId: string; version: number };
}

/** What came upon a step, and what was said upon that; by the names that the dialer stores. */
export interface Answer {
  /** The part and its question. */
  at: string;
  turn: number;
  digits: string | null;
  hasPressed: boolean;
  connected: ConnectResult | null;
  /** Of one that was answered: how long they spoke, and where the line is. */
  connectedSeconds?: number;
  connectedCountry?: string | null;
  facts: readonly CallFact[];
  said?: SaidWords;
}

/** Seconds are counted from the moment at which the call was answered. */
export interface Conversation {
  opening: SaidWords | null;
  openedAfter: number;
  answers: readonly (Answer & { after: number })[];
  endedAfter: number;
}

/** As fast as the simulator speaks. */
const charactersPerSecond = 15;

export function countSpeech(action: FlowAction): number {
  if (action.kind === 'hang_up') return 0;
  const said = action.kind === 'ask' ? [...action.opening, ...action.say] : action.say;
  return said.reduce((sum, { text }) => sum + text.length, 0) / charactersPerSecond;
}

/** How long after the words begin a key comes; some press it before they have heard all of them. */
function awaitKey(random: Random, action: FlowAction, digits: string | null): number {
  const speech = countSpeech(action);
  if (digits === null) return speech + (action.kind === 'ask' ? action.waitSeconds : 0);
  const heard = random.happens(0.4) ? 0.7 + random.next() * 0.3 : 1;
  return speech * heard + 0.5 + random.next() * 2.5;
}

/** How long after the last words begin the line is dead: nobody waits as long for a key as they may. */
function awaitEnd(random: Random, action: FlowAction): number {
  const speech = countSpeech(action);
  if (action.kind === 'hang_up') return 0.3;
  if (action.kind === 'ask') {
    return Math.min(speech * (0.3 + random.next()), speech + action.waitSeconds - 1);
  }
  return random.happens(0.8) ? speech : speech * (0.3 + random.next() * 0.7);
}

/** Whether somebody of the organization picks up, and how long it takes until that is over. */
function joinSomebody(random: Random, action: Extract<FlowAction, { kind: 'connect' }>) {
  const speech = countSpeech(action);
  if (!random.happens(0.78)) {
    const seconds = speech + action.ringSeconds;
    return { result: 'no_answer' as const, seconds, connection: {} };
  }
  const talk = random.between(45, 420) + random.next();
  const seconds = speech + random.between(3, 12) + talk;
  const connectedSeconds = Math.floor(talk);
  const connection = { connectedSeconds, connectedCountry: findCountry(action.to) };
  return { result: 'answered' as const, seconds, connection };
}

/** The answer as the dialer stores it, and the step that follows. */
export function takeAnswer({ call, script }: SpokenCall, state: FlowState, input: FlowInput) {
  const next = followFlow(call, state, input);
  const digits = input.kind === 'keys' ? maskDigits(call.script, state, input.digits) : null;
  const answer: Answer = {
    at: `${state.part} ${state.question}`,
    turn: state.turn,
    digits,
    hasPressed: digits !== null,
    connected: input.kind === 'connected' ? input.result : null,
    facts: next.facts,
    ...keepWords(script, next.action),
  };
  return { next, answer };
}

/** What everybody who picks up hears first, a machine as well. */
export function openCall({ call, script }: SpokenCall) {
  const turn = followFlow(call, null, { kind: 'answered' });
  return { turn, opening: keepWords(script, turn.action).said ?? null };
}

/** What somebody who answers hears and presses, in the words of the script, until the call ends. */
export function holdConversation(
  random: Random,
  person: ImaginedPerson,
  spoken: SpokenCall,
): Conversation {
  const openedAfter = 0.3 + random.next() * 0.7;
  const { turn: first, opening } = openCall(spoken);
  const answers: (Answer & { after: number })[] = [];
  const pressedAt = new Set<string>();
  let turn = first;
  let after = openedAfter;
  while (turn.state !== null) {
    const { state, action } = turn;
    let input: FlowInput;
    let heard: Pick<Answer, 'connectedSeconds' | 'connectedCountry'> = {};
    if (action.kind === 'connect') {
      const { result, seconds, connection } = joinSomebody(random, action);
      heard = connection;
      input = { kind: 'connected', result };
      after += seconds;
    } else {
      const hasPressed = pressedAt.has(state.part);
      const reply = replyTo(spoken.call, { state, hasPressed }, person);
      if (reply.kind === 'hang_up') break;
      input = reply;
      after += awaitKey(random, action, reply.digits);
      if (reply.digits !== null) pressedAt.add(state.part);
    }
    const { next, answer } = takeAnswer(spoken, state, input);
    answers.push({ ...answer, ...heard, after });
    turn = next;
  }
  return { opening, openedAfter, answers, endedAfter: after + awaitEnd(random, turn.action) };
}
