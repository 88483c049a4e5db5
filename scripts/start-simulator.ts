import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

const entry = fileURLToPath(new URL('../packages/carriers/simulator/main.ts', import.meta.url));
const greeting = z.object({ address: z.url(), sid: z.string(), token: z.string() });

export interface RunningSimulator {
  address: string;
  stop(): Promise<void>;
}

/** The simulator carrier as a process of the same group; it ends when this one does. */
export async function startSimulator(
  onFatal: (sentence: string) => void,
): Promise<RunningSimulator> {
  const child = fork(entry, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [message] = await once(child, 'message', { signal: AbortSignal.timeout(30_000) });
  const { address } = greeting.parse(message);
  let stopping = false;
  child.once('exit', () => {
    if (!stopping) onFatal('The simulator carrier ended by itself. Start Ringfence again.');
  });
  return {
    address,
    async stop() {
      stopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
