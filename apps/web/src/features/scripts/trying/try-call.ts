import type { CallFact, FlowInput, FlowTurn } from '@ringfence/domain/callflow/flow-state';
import type { Utterance } from '@ringfence/domain/callflow/flow-step';
import type { FlowCall } from '@ringfence/domain/callflow/follow-flow';
import { followFlow } from '@ringfence/domain/callflow/follow-flow';
import { giveVoices } from '@ringfence/domain/callflow/give-voices';

/** What happened on the way, in order. */
export type TryEntry =
  | { kind: 'said'; said: readonly Utterance[]; isRecorded: boolean }
  | { kind: 'pressed'; digits: string | null }
  | { kind: 'rings'; number: string; whisper: string };

/** A call as somebody tries it: the real flow, and nobody at the other end. */
export interface TriedCall {
  call: FlowCall;
  turn: FlowTurn;
  entries: readonly TryEntry[];
  learned: readonly CallFact[];
  /** Keys on the way to an answer of several. */
  typed: string;
}

/** All that is said with a turn, in order, each utterance in one voice. */
export function listSaid({ action }: FlowTurn): readonly Utterance[] {
  if (action.kind === 'hang_up') return [];
  return giveVoices(action.kind === 'ask' ? [...action.opening, ...action.say] : action.say);
}

function describeTurn(turn: FlowTurn): TryEntry[] {
  const { action } = turn;
  const said = listSaid(turn);
  const isRecorded = action.kind === 'ask' && action.records;
  const words: TryEntry[] = said.length === 0 ? [] : [{ kind: 'said', said, isRecorded }];
  if (action.kind !== 'connect') return words;
  const whisper = action.whisper.map(({ text }) => text).join(' ');
  return [...words, { kind: 'rings', number: action.to, whisper }];
}

export function startCall(call: FlowCall, answeredBy: 'person' | 'machine'): TriedCall {
  const input = { kind: answeredBy === 'machine' ? 'machine' : 'answered' } as const;
  const turn = followFlow(call, null, input);
  return { call, turn, entries: describeTurn(turn), learned: turn.facts, typed: '' };
}

function goOn(tried: TriedCall, input: FlowInput, entries: readonly TryEntry[]): TriedCall {
  const { call, turn } = tried;
  if (turn.state === null) return tried;
  const next = followFlow(call, turn.state, input);
  return {
    call,
    turn: next,
    entries: [...tried.entries, ...entries, ...describeTurn(next)],
    learned: [...tried.learned, ...next.facts],
    typed: '',
  };
}

function answer(tried: TriedCall, digits: string | null): TriedCall {
  // What answers a check is typed over a phone that nobody looks at: it is not kept here either.
  const isSecret = tried.turn.action.kind === 'ask' && tried.turn.action.digits > 1;
  const shown = digits !== null && isSecret ? '•'.repeat(digits.length) : digits;
  return goOn(tried, { kind: 'keys', digits }, [{ kind: 'pressed', digits: shown }]);
}

/** One key. Several are gathered until there are enough, or # closes them. */
export function pressKey(tried: TriedCall, key: string): TriedCall {
  const { action } = tried.turn;
  if (action.kind !== 'ask') return tried;
  if (key === '#') return tried.typed === '' ? tried : answer(tried, tried.typed);
  if (key === '*') return tried;
  const typed = tried.typed + key;
  return typed.length >= action.digits ? answer(tried, typed) : { ...tried, typed };
}

/** Nothing came in time; what was typed until then counts. */
export function waitInSilence(tried: TriedCall): TriedCall {
  if (tried.turn.action.kind !== 'ask') return tried;
  return answer(tried, tried.typed === '' ? null : tried.typed);
}

export function endMessage(tried: TriedCall): TriedCall {
  return tried.turn.action.kind === 'leave_message'
    ? goOn(tried, { kind: 'message_played' }, [])
    : tried;
}

export function connect(tried: TriedCall, result: 'answered' | 'no_answer'): TriedCall {
  return tried.turn.action.kind === 'connect'
    ? goOn(tried, { kind: 'connected', result }, [])
    : tried;
}

export const isOver = ({ turn }: TriedCall): boolean => turn.state === null;
