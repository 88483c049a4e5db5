import { drawPersona } from '../people/draw-persona.ts';
import type { Persona } from '../people/persona.ts';

/** What the called side does, and what goes wrong on the way to it. */
export interface Behaviour {
  persona: Persona;
  events: 'in_order' | 'lost' | 'twice_in_wrong_order';
  /** Whether the answer to the request that makes the call gets lost. */
  losesAnswer: boolean;
}

/** By the last four digits of the number; the README has them as a table. */
const faults: ReadonlyMap<string, Partial<Behaviour>> = new Map([
  ['0197', { events: 'lost' }],
  ['0198', { events: 'twice_in_wrong_order' }],
  ['0199', { losesAnswer: true }],
]);

/** From the seed, the number and its earlier calls alone, so that a run can be repeated in any order. */
export function chooseBehaviour(seed: number, to: string, earlierCalls: number): Behaviour {
  return {
    persona: drawPersona(seed, to, earlierCalls),
    events: 'in_order',
    losesAnswer: false,
    ...faults.get(to.slice(-4)),
  };
}
