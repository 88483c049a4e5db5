import { decide } from '@ringfence/domain/compliance/decide';
import type { Question } from './make-questions.ts';

export interface Round {
  readonly decisions: number;
  readonly seconds: number;
}

/** Decides on all questions again and again until the time is over. */
export function measureRound(questions: readonly Question[], leastMilliseconds: number): Round {
  const started = performance.now();
  let decisions = 0;
  let elapsed = 0;
  while (elapsed < leastMilliseconds) {
    for (const { facts, policy, now } of questions) decide(facts, policy, now);
    decisions += questions.length;
    elapsed = performance.now() - started;
  }
  return { decisions, seconds: elapsed / 1000 };
}

/** Of an odd number of rounds the one in the middle: a machine is sometimes busy for a moment. */
export function findMedianRate(rounds: readonly Round[]): number {
  const rates = rounds.map(({ decisions, seconds }) => decisions / seconds);
  rates.sort((one, other) => one - other);
  return rates[Math.floor(rates.length / 2)] ?? Number.NaN;
}

export type Tally = Record<'allow' | 'defer' | 'block', number>;

/** How the verdicts are shared: a bench that only blocks would be quick and would say nothing. */
export function tallyVerdicts(questions: readonly Question[]): Tally {
  const tally = { allow: 0, defer: 0, block: 0 };
  for (const { facts, policy, now } of questions) {
    tally[decide(facts, policy, now).verdict.kind] += 1;
  }
  return tally;
}
