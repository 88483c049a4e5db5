import diagnostics from 'node:diagnostics_channel';
import { readConfig } from '@ringfence/server/src/config.ts';
import { startRingfence } from '@ringfence/server/src/main.ts';
import * as z from 'zod';
import type { Arrival } from './count-arrivals.ts';

/**
 * One process of the product with its own carrier inside, started by the benchmark, which talks to it over
 * a channel: it counts the arrivals that its carrier saw, lists them once it has finished, and ends when it is
 * asked to or left alone.
 */
const { CARRIER, ...settings } = z
  .record(z.string(), z.string())
  .parse(JSON.parse(process.argv[2] ?? '{}'));
const loopback = { id: 'loopback', sid: 'loopback', token: 'loopback', address: undefined };
const config =
  CARRIER === 'loopback'
    ? // Nobody can choose it by a setting: calls of one process would be lost to all others.
      { ...readConfig(settings), carrier: loopback }
    : readConfig({ ...settings, ...(CARRIER === undefined ? {} : { CARRIER }) });
const arrivals: Arrival[] = [];
diagnostics.subscribe('ringfence:loopback:arrival', (message) => {
  arrivals.push(z.object({ reference: z.string(), to: z.string(), at: z.number() }).parse(message));
});
// Also while it starts: the process that started it is gone.
process.on('disconnect', () => process.exit(1));
const running = await startRingfence(config, {
  onProgress: () => {},
  onFatal: (sentence) => {
    console.error(sentence);
    process.exit(1);
  },
  demoWhenEmpty: null,
});
let finished: Promise<void> | undefined;
const finish = (): Promise<void> => {
  finished ??= running.stop();
  return finished;
};
const counting = z.object({ countTo: z.string() });
process.on('message', async (asked) => {
  const { data } = counting.safeParse(asked);
  if (data !== undefined) {
    process.send?.({ arrived: arrivals.filter(({ to }) => to.startsWith(data.countTo)).length });
  }
  if (asked === 'finish') {
    await finish();
    process.send?.({ arrivals });
  }
  if (asked === 'stop') {
    await finish();
    process.exit(0);
  }
});
process.send?.({ port: running.port });
