import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { runWithStops } from '../../e2e/support/run-with-stops.ts';
import { lastDay } from '../history/fill-calls.ts';
import { runServer } from '../processes/run-server.ts';
import { type Answered, askSteadily } from './ask-steadily.ts';
import { openBenchOrganization } from './open-bench-organization.ts';

/** `npm run bench:api`: how many requests a second are answered, alone and with 20 at once. */
const say = (sentence: string): void => console.log(`  ${sentence}`);

const wholeNumber = z.coerce.number().int().positive();
const { values } = parseArgs({
  options: {
    calls: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '5' },
  },
});
const calls = wholeNumber.parse(values.calls);
const milliseconds = wholeNumber.parse(values.seconds) * 1000;
const together = 20;
const warmUpMilliseconds = 3_000;
/** What a process does once, when it starts, and what follows so many new rows. */
const settleMilliseconds = 10_000;

const budgets = {
  profile: { leastTogether: 900, longestAlone: 3 },
  contacts: { leastTogether: 400, longestAlone: 5 },
} as const;

await runWithStops(async (stops) => {
  const server = await runServer(stops, 'ringfence_bench_api');
  const { headers, contactId } = await openBenchOrganization(server, calls);
  say(`an organization with ${calls} calls and ${calls / 10} people`);
  await wait(settleMilliseconds);
  const questions = {
    profile: '/profile',
    contacts: '/contacts?limit=50',
    contact: `/contacts/${contactId}`,
    calls: '/calls?limit=50',
    dashboard: `/dashboard?from=2026-05-01&to=${lastDay}&zone=America/Chicago`,
  };
  const measured: Record<string, { alone: Answered; together: Answered }> = {};
  const missed: string[] = [];
  for (const [name, path] of Object.entries(questions)) {
    const asking = { address: `${server.address}/api/v1${path}`, headers };
    await askSteadily({ ...asking, atOnce: together, milliseconds: warmUpMilliseconds });
    const answered = {
      alone: await askSteadily({ ...asking, atOnce: 1, milliseconds }),
      together: await askSteadily({ ...asking, atOnce: together, milliseconds }),
    };
    measured[name] = answered;
    say(
      `${name}: alone ${answered.alone.p50_ms} ms, ${together} at once ${answered.together.requests_per_s} a second`,
    );
  }
  for (const [name, { leastTogether, longestAlone }] of Object.entries(budgets)) {
    const answered = measured[name];
    if (answered === undefined) throw new Error(`${name} was not measured`);
    if (answered.together.requests_per_s < leastTogether) {
      missed.push(
        `${name} is answered ${answered.together.requests_per_s} times a second with ${together} at once; its budget is at least ${leastTogether}`,
      );
    }
    if (answered.alone.p50_ms > longestAlone) {
      missed.push(
        `${name} takes ${answered.alone.p50_ms} ms alone; its budget is at most ${longestAlone}`,
      );
    }
  }
  for (const sentence of missed) say(`MISSED: ${sentence}.`);
  console.log(
    JSON.stringify({
      ...measured,
      cores: availableParallelism(),
      load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
    }),
  );
  return missed.length === 0;
});
