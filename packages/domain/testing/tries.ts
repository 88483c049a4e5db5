import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** What tests draw is drawn from the seed, so many times as often as they say themselves. */
    drawing: { seed: number; timesRuns: number };
  }
}

/** How often a property is tried: as often as it says in `npm test`, ten times as often in `npm run test:deep`. */
export const tries = (count: number): number => count * inject('drawing').timesRuns;
