import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import type { StartOptions } from '../packages/carriers/simulator/options.ts';

const entry = fileURLToPath(new URL('../packages/carriers/simulator/main.ts', import.meta.url));
const greeting = z.object({ address: z.url(), sid: z.string(), token: z.string() });

export interface RunningSimulator {
  address: string;
  sid: string;
  token: string;
  stop(): Promise<void>;
}

/** The simulator carrier as a process of the same group; it ends when this one does. */
export async function startSimulator(
  onFatal: (sentence: string) => void,
  options: StartOptions = {},
): Promise<RunningSimulator> {
  const child = fork(entry, [JSON.stringify(options)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const { address, sid, token } = greeting.parse(await receiveGreeting(child));
  let stopping = false;
  child.once('exit', () => {
    if (!stopping) onFatal('The simulator carrier ended by itself. Start Ringfence again.');
  });
  return {
    address,
    sid,
    token,
    async stop() {
      stopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

async function receiveGreeting(child: ReturnType<typeof fork>): Promise<unknown> {
  const waiting = new AbortController();
  const stopWaiting = (): void => waiting.abort();
  const limit = setTimeout(stopWaiting, 30_000);
  child.once('exit', stopWaiting);
  try {
    const [message] = await once(child, 'message', { signal: waiting.signal });
    return message;
  } catch {
    child.kill();
    throw new Error('The simulator carrier did not start.');
  } finally {
    clearTimeout(limit);
    child.off('exit', stopWaiting);
  }
}
