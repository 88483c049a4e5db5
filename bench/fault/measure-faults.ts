import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { runWithStops } from '../../e2e/support/run-with-stops.ts';
import { makeFolder } from '../processes/start-database.ts';
import { conductRun } from './conduct-run.ts';

/** `npm run fault:dialer -- --seed 7`: what kills do to calls. */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    calls: { type: 'string', default: '5000' },
    kills: { type: 'string', default: '20' },
    workers: { type: 'string', default: '3' },
    rate: { type: 'string', default: '40' },
    patience: { type: 'string', default: '150' },
    keep: { type: 'boolean', default: false },
  },
});
const whole = z.coerce.number().int().positive();
const { seed, calls, kills, workers, rate, patience, keep } = z
  .object({
    seed: z.coerce.number().int().min(0),
    calls: whole,
    kills: whole,
    workers: whole,
    rate: whole,
    patience: whole,
    keep: z.boolean(),
  })
  .parse(values);

const say = (sentence: string): void =>
  console.log(`  ${Math.round(performance.now() / 1000)} s: ${sentence}`);

/** Far above what a run takes on a machine that has anything else to do. */
const longestMilliseconds = 40 * 60_000;

async function failLate(): Promise<never> {
  await wait(longestMilliseconds);
  throw new Error(`it takes longer than ${longestMilliseconds / 60_000} minutes`);
}

await runWithStops(async (stops) => {
  const folder = makeFolder(stops, 'fault', { isKept: keep });
  const options = {
    seed,
    calls,
    kills,
    workers,
    mostPerSecond: rate,
    patienceSeconds: patience,
    say,
  };
  const result = await Promise.race([conductRun(stops, options, folder), failLate()]);
  const { duplicates, lost, over_cap, after_stop, violations } = result;
  const missed = [
    result.calls < calls && `fewer than ${calls} calls`,
    result.kills < kills && `fewer than ${kills} kills with calls in flight`,
    duplicates + lost + over_cap + after_stop + violations > 0 && 'faults',
  ].filter((sentence) => sentence !== false);
  for (const sentence of missed) console.log(`  MISSED: ${sentence}`);
  console.log(JSON.stringify(result));
  return missed.length === 0;
});
