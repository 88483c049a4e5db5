import { createHash } from 'node:crypto';
import type { Behaviour, SimulatedOutcome } from './behaviour.ts';
import { findReservedBehaviour } from './reserved-numbers.ts';

/** Parts of all calls; they add up to one. */
export const outcomeShares: Readonly<Record<SimulatedOutcome, number>> = {
  no_answer: 0.35,
  machine: 0.25,
  human: 0.25,
  busy: 0.08,
  failed: 0.04,
  not_in_service: 0.03,
};

/** Parts of the people who answer; the empty key is silence. */
export const keyShares: Readonly<Record<string, number>> = { 1: 0.6, 2: 0.1, 9: 0.08, '': 0.22 };

const fewestRingSeconds = 2;
const mostRingSeconds = 25;

/**
 * The whole behaviour of a call, from the seed, the number and how many calls the number had
 * before, and from nothing else: a run can be repeated whatever order its calls come in.
 */
export function chooseBehaviour(seed: number, to: string, earlierCalls: number): Behaviour {
  const reserved = findReservedBehaviour(to);
  if (reserved !== undefined) return reserved;
  const digest = createHash('sha256').update(`${seed}:${to}:${earlierCalls}`).digest();
  const chance = (draw: number): number => digest.readUInt32BE(draw * 4) / 2 ** 32;
  const between = (draw: number, least: number, most: number): number =>
    least + chance(draw) * (most - least);
  const outcome = pick(outcomeShares, chance(0), 'no_answer');
  const key = outcome === 'human' ? pick(keyShares, chance(1), '') : '';
  const isSilent = outcome === 'human' && key === '';
  return {
    outcome,
    ringSeconds: between(2, fewestRingSeconds, mostRingSeconds),
    detectionSeconds: outcome === 'machine' ? between(3, 3, 5) : between(3, 1, 3),
    keys: key === '' ? [] : [key],
    reactionSeconds: between(4, 0.5, 3),
    // Half of the silent listen to the end.
    hangUpAfterSeconds: isSilent && chance(5) < 0.5 ? between(6, 3, 10) : undefined,
    callbacks: 'in_order',
    answerDelayMilliseconds: 0,
  };
}

function pick<Word extends string>(
  shares: Readonly<Record<Word, number>>,
  chance: number,
  otherwise: NoInfer<Word>,
): Word {
  let sum = 0;
  for (const word in shares) {
    sum += shares[word];
    if (chance < sum) return word;
  }
  return otherwise;
}
