import type { Outcome } from '../calls/words.ts';

/** So many calls are looked at, and so many before them are what they are compared with. */
export const recentCalls = 100;
export const pastCalls = 500;
/** With fewer, nothing is known of how a number does usually. */
const leastPastCalls = 200;
/** So rarely would as few answer by chance. */
const mostChance = 0.001;
const dayMilliseconds = 86_400_000;
const restDays = 3;

/** How many calls a person answered, of those that a person could have answered. */
export interface AnswerCounts {
  placed: number;
  answered: number;
}

export interface AnswerFigures {
  /** The number's last calls, since it rested last. */
  recent: AnswerCounts;
  /** Those before them. */
  past: AnswerCounts;
  /** The last calls of the pool's other numbers. */
  others: AnswerCounts;
}

/** What reached nobody who could answer says nothing about how people take a number. */
export const uncountedOutcomes: readonly Outcome[] = ['withdrawn', 'lost', 'not_in_service', 'fax'];

export const countsForRate = (outcome: Outcome | null): boolean =>
  outcome !== null && !uncountedOutcomes.includes(outcome);

const rateOf = ({ placed, answered }: AnswerCounts): number =>
  placed === 0 ? 0 : answered / placed;

/** How likely at most so many of these calls are answered, where each is with this probability. */
export function findChance({ placed, answered }: AnswerCounts, rate: number): number {
  if (rate <= 0 || answered >= placed) return 1;
  if (rate >= 1) return 0;
  let sum = 0;
  let term = placed * Math.log1p(-rate);
  for (let count = 0; count <= answered; count += 1) {
    sum += Math.exp(term);
    term += Math.log((placed - count) / (count + 1)) + Math.log(rate / (1 - rate));
  }
  return Math.min(1, sum);
}

/**
 * Whether a number should rest: people answer less than half as often as they did before, and chance does not explain
 * it. Where the other numbers of the pool are answered less as well, it is not the number but the people, the day or
 * the hour, so that the lower of the two is what it is compared with.
 */
export function shouldRest({ recent, past, others }: AnswerFigures): boolean {
  if (recent.placed < recentCalls || past.placed < leastPastCalls) return false;
  const usual = rateOf(past);
  const expected = others.placed < recentCalls ? usual : Math.min(usual, rateOf(others));
  return rateOf(recent) < expected / 2 && findChance(recent, expected) < mostChance;
}

export const findRestEnd = (now: Date): Date =>
  new Date(now.getTime() + restDays * dayMilliseconds);
