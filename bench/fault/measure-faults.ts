import { parseArgs } from 'node:util';
import * as z from 'zod';
import { runFault } from './run-fault.ts';

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

/** Far above what a run takes on a machine that has anything else to do. */
const longestMilliseconds = 40 * 60_000;
const interrupted = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.once(name, () => interrupted.abort(new Error(`ended by ${name}`)));
}
const signal = AbortSignal.any([AbortSignal.timeout(longestMilliseconds), interrupted.signal]);

const result = await runFault(
  {
    seed,
    calls,
    kills,
    workers,
    mostPerSecond: rate,
    patienceSeconds: patience,
    say: (sentence) => console.log(`  ${Math.round(performance.now() / 1000)} s: ${sentence}`),
  },
  { signal, keepsFolder: keep },
);
const { duplicates, lost, over_cap, after_stop, violations } = result;
const missed = [
  result.calls < calls && `fewer than ${calls} calls`,
  result.kills < kills && `fewer than ${kills} kills with calls in flight`,
  duplicates + lost + over_cap + after_stop + violations > 0 && 'faults',
].filter((sentence) => sentence !== false);
for (const sentence of missed) console.log(`  MISSED: ${sentence}`);
console.log(JSON.stringify(result));
// Nothing is left to wait for, whatever still holds a connection.
process.exit(missed.length === 0 ? 0 : 1);
