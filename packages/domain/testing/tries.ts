import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** What tests draw is drawn from the seed, so many times as often as they say themselves. */
    drawing: { seed: number; timesRuns: number };
  }
}

/** How often a property is tried: a quarter as often as it says in `npm test`, ten times as often in `npm run test:deep`. */
export const tries = (count: number): number => Math.ceil(count * inject('drawing').timesRuns);

/** So many of the cases in `npm test`, spread over all of them, and every one in `npm run test:deep`. */
export function someOf<Case>(count: number, cases: readonly Case[]): readonly Case[] {
  if (inject('drawing').timesRuns >= 1 || count >= cases.length) return cases;
  return Array.from({ length: count }, (_, index) =>
    cases.at(Math.floor((index * cases.length) / count)),
  ).filter((chosen) => chosen !== undefined);
}
