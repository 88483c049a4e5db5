import type { Answered } from './ask-steadily.ts';

interface Measured {
  alone: Answered;
  together: Answered;
}

/** Answered at least so often with many at once, as a share of how often the health is. */
const leastShares = {
  profile: 0.3,
  contacts: 0.12,
  contact: 0.08,
  calls: 0.08,
  dashboard: 0.08,
  live: 0.08,
} as const;

type Question = keyof typeof leastShares;

const questions: readonly Question[] = [
  'profile',
  'contacts',
  'contact',
  'calls',
  'dashboard',
  'live',
];

const shareOf = (measured: Record<Question | 'health', Measured>, question: Question): number =>
  measured[question].together.requests_per_s / measured.health.together.requests_per_s;

/** A sentence for each question that is answered too seldom. */
export const listMissed = (measured: Record<Question | 'health', Measured>): string[] =>
  questions
    .filter((question) => !(shareOf(measured, question) >= leastShares[question]))
    .map((question) => {
      const share = shareOf(measured, question).toFixed(3);
      return `${question} is answered ${share} times as often as health; its budget is at least ${leastShares[question]}.`;
    });
