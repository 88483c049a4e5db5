import type { AnsweredBy } from '@ringfence/domain/calls/carrier-event';
import { createChance } from './draw-chance.ts';
import { findFixedPersona } from './fixed-people.ts';
import { type CallResult, dayTimes, type Persona, type Wish } from './persona.ts';

type Shares<Choice extends string> = Readonly<Partial<Record<Choice, number>>>;

/** Parts of all calls; they add up to one. */
export const resultShares = {
  no_answer: 0.35,
  machine: 0.24,
  person: 0.25,
  busy: 0.08,
  failed: 0.04,
  not_in_service: 0.03,
  fax: 0.01,
} as const satisfies Shares<CallResult>;

/** Parts of the people who answer. `stop` is pressed before they say who they are. */
export const claimShares = { self: 0.6, other: 0.1, stop: 0.08, nobody: 0.22 } as const;

const checkShares: Shares<Persona['check']> = {
  right: 0.8,
  wrong_once: 0.08,
  wrong: 0.07,
  silent: 0.05,
};
const wishShares: Shares<Wish> = {
  promise: 0.42,
  nothing: 0.25,
  someone: 0.14,
  another_time: 0.1,
  dispute: 0.09,
};
/** What a carrier takes a person or a machine for. Detection errs, on both sides. */
const personShares: Shares<AnsweredBy> = { human: 0.95, machine: 0.02, unknown: 0.03 };
const machineShares: Shares<AnsweredBy> = { machine: 0.94, human: 0.03, unknown: 0.03 };

function pick<Choice extends string>(
  shares: Shares<Choice>,
  chance: number,
  otherwise: NoInfer<Choice>,
): Choice {
  let sum = 0;
  for (const choice in shares) {
    sum += shares[choice] ?? 0;
    if (chance < sum) return choice;
  }
  return otherwise;
}

function takeFor(comesTo: CallResult, chance: number): AnsweredBy {
  if (comesTo === 'fax' || comesTo === 'operator') return comesTo;
  if (comesTo === 'machine') return pick(machineShares, chance, 'machine');
  return pick(personShares, chance, 'human');
}

/**
 * From the seed, the number and its earlier calls alone: a run can be repeated in any order, and the same
 * person does the same at every carrier.
 */
export function drawPersona(seed: number, to: string, earlierCalls: number): Persona {
  const fixed = findFixedPersona(to);
  if (fixed !== undefined) return fixed;
  const draw = createChance(`${seed}/${to}/${earlierCalls}`);
  const between = (least: number, most: number): number => least + draw() * (most - least);
  const comesTo = pick<CallResult>(resultShares, draw(), 'no_answer');
  const claim = pick(claimShares, draw(), 'nobody');
  const isPerson = comesTo === 'person';
  const wish = pick(wishShares, draw(), 'nothing');
  // Half of the silent hang up early, and some of the others too.
  const isImpatient = isPerson && draw() < (claim === 'nobody' ? 0.5 : 0.05);
  return {
    comesTo,
    ringSeconds: between(2, 25),
    takenFor: takeFor(comesTo, draw()),
    detectionSeconds: between(1, 4),
    greetingSeconds: between(3, 20),
    hasBeep: draw() < 0.8,
    claims: !isPerson || claim === 'nobody' ? 'nobody' : claim === 'other' ? 'other' : 'self',
    check: pick(checkShares, draw(), 'right'),
    wish: claim === 'stop' ? 'stop' : wish,
    offer: Math.floor(between(0, 3)),
    agrees: draw() < 0.7,
    suits: dayTimes[Math.floor(between(0, dayTimes.length))] ?? 'morning',
    changesLanguage: draw() < 0.1,
    reactionSeconds: between(0.5, 3),
    patienceSeconds: isImpatient ? between(3, 10) : Number.POSITIVE_INFINITY,
  };
}
