import { createChance } from '../people/draw-chance.ts';
import type { SimulatorFaults } from './options.ts';

export type RequestFault = 'none' | 'refused' | 'failed' | 'unanswered';

const mostNumbers = 1_000_000;

/** What goes wrong with the requests to make calls. */
export interface Failures {
  draw(to: string): RequestFault;
}

/** From the seed, the number and how often it was asked for: a request that is repeated may come through. */
export function createFailures(seed: number, faults: () => SimulatorFaults): Failures {
  const requests = new Map<string, number>();
  return {
    draw(to) {
      const { refused, failed, unanswered } = faults();
      if (refused + failed + unanswered === 0) return 'none';
      const count = (requests.get(to) ?? 0) + 1;
      if (requests.size >= mostNumbers) requests.clear();
      requests.set(to, count);
      const chance = createChance(`${seed}/${to}/request/${count}`)();
      if (chance < refused) return 'refused';
      if (chance < refused + failed) return 'failed';
      return chance < refused + failed + unanswered ? 'unanswered' : 'none';
    },
  };
}
