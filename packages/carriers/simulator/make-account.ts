import { randomBytes } from 'node:crypto';
import type { SimulatorAccount } from './options.ts';

/** An account that nobody can guess: its token signs what the simulator says. */
export function makeAccount(): SimulatorAccount {
  return {
    sid: `AC${randomBytes(16).toString('hex')}`,
    token: randomBytes(16).toString('hex'),
  };
}
