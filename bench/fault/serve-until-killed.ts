import { readConfig } from '@ringfence/server/src/config.ts';
import { type Running, startRingfence } from '@ringfence/server/src/main.ts';
import * as z from 'zod';
import { moments, type Point } from './plan-steps.ts';
import { watchCarrier } from './watch-carrier.ts';
import { watchStatements } from './watch-statements.ts';

/**
 * One process of the product, a worker or the one that hears the carrier. Given a point, it ends there as by a
 * loss of power: nothing is finished, written or closed.
 */
const order = z.union([
  z.literal('stop'),
  z.object({ start: z.record(z.string(), z.string()) }),
  z.object({
    dieAt: z.object({ statement: z.string(), moment: z.enum(moments), nth: z.number() }),
  }),
]);
let point: Point | undefined;
let running: Running | undefined;

function reach(statement: string, moment: Point['moment']): void {
  if (point?.statement !== statement || point.moment !== moment) return;
  point.nth -= 1;
  if (point.nth <= 0) process.kill(process.pid, 'SIGKILL');
}
watchStatements(reach);
watchCarrier(reach);

async function start(settings: Record<string, string>): Promise<void> {
  running = await startRingfence(readConfig(settings), {
    onProgress: () => {},
    onFatal: (sentence) => {
      console.error(sentence);
      process.exit(1);
    },
    demoWhenEmpty: null,
  });
  process.send?.('ready');
}

async function stop(): Promise<void> {
  await running?.stop();
  process.exit(0);
}

process.on('message', (message) => {
  const asked = order.parse(message);
  if (asked === 'stop') void stop();
  else if ('start' in asked) void start(asked.start);
  else point = asked.dieAt;
});
// Loaded, which takes the most of a start: it can wait so far until another has died.
process.send?.('loaded');
