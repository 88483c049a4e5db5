import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import type { Arrival } from './count-arrivals.ts';

const counted = z.object({ count: z.number() });
const arrived = z.object({
  arrivals: z.array(z.object({ reference: z.string(), to: z.string(), at: z.number() })),
});

export interface Child {
  greeting: unknown;
  count(): Promise<number>;
  /** Ends it, and answers what arrived at its carrier. */
  stop(): Promise<Arrival[]>;
}

/** A process of this folder that greets when it is ready, and answers what it is asked. */
export async function startChild(file: string, argument: string): Promise<Child> {
  const entry = fileURLToPath(new URL(file, import.meta.url));
  const child = fork(entry, [argument], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // As `npm run serve` does.
    execArgv: ['--max-semi-space-size=8'],
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${file} ended`);
  });
  ended.catch(() => {});
  const receive = async (): Promise<unknown> => {
    const [message] = await Promise.race([once(child, 'message'), ended]);
    return message;
  };
  const greeting = await receive();
  return {
    greeting,
    async count() {
      child.send('count');
      return counted.parse(await receive()).count;
    },
    async stop() {
      child.send('stop');
      return arrived.parse(await receive()).arrivals;
    },
  };
}
