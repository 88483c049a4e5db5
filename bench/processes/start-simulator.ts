import * as z from 'zod';
import type { Stops } from '../../e2e/support/run-with-stops.ts';
import { type Process, startProcess } from './start-process.ts';

const greeting = z.object({ address: z.string(), sid: z.string(), token: z.string() });

export interface Simulator {
  process: Process;
  /** The settings of a product that calls through it. */
  settings: Record<string, string>;
}

/** The simulator, whose people and answers are the seed's, and whose calls pass so many times faster than in life. */
export async function startSimulator(
  stops: Stops,
  seed: number,
  speed: number,
): Promise<Simulator> {
  const entry = new URL('run-simulator.ts', import.meta.url);
  const process = await stops.start(
    () => startProcess(entry, { seed, speed }),
    (started) => started.stop(),
  );
  const { address, sid, token } = greeting.parse(process.greeting);
  return {
    process,
    settings: {
      CARRIER: 'simulator',
      CARRIER_SID: sid,
      CARRIER_TOKEN: token,
      CARRIER_ADDRESS: address,
    },
  };
}
