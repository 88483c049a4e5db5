import { drawPersona } from '../people/draw-persona.ts';
import type { Persona } from '../people/persona.ts';

/** What a number always does with the callbacks of its calls. */
export type NumberFault = 'none' | 'lost' | 'twice_in_wrong_order';

/** What the called side does, and what goes wrong on the way to it. */
export interface Behaviour {
  persona: Persona;
  callbacks: NumberFault;
  /** How long the answer to the request that makes the call is held back. Never divided. */
  answerDelayMilliseconds: number;
}

/** By their last four digits, as the README has them. */
const callbacks: Readonly<Record<string, NumberFault>> = {
  '0197': 'lost',
  '0198': 'twice_in_wrong_order',
};
const lateAnswer = '0199';

/** From the seed, the number and how many calls it had before, and from nothing else. */
export function chooseBehaviour(seed: number, to: string, earlierCalls: number): Behaviour {
  const line = to.slice(-4);
  return {
    persona: drawPersona(seed, to, earlierCalls),
    callbacks: callbacks[line] ?? 'none',
    answerDelayMilliseconds: line === lateAnswer ? 20_000 : 0,
  };
}

/** The one line that the account may not show as its caller ID, by its last four digits. */
const foreignLine = '0189';

export function isForeign(number: string): boolean {
  return number.endsWith(foreignLine);
}
