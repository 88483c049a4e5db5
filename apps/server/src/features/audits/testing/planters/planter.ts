import type { Garden } from '../garden.ts';

/** Plants calls against one rule beside lawful ones, with particulars by chance. */
export interface Planter {
  /** The rule that is to be named. */
  code: string;
  title: string;
  /** Answers the calls that break the rule; every other call in the garden is lawful. */
  plant(garden: Garden): Promise<readonly string[]>;
}
