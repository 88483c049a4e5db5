import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { runWithStops } from '../../e2e/support/run-with-stops.ts';
import { lastDay } from '../history/fill-calls.ts';
import { runServer } from '../processes/run-server.ts';
import { askSteadily } from './ask-steadily.ts';
import { listMissed } from './list-missed.ts';
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

async function measure(name: string, address: string, headers: Record<string, string>) {
  const asking = { address, headers };
  await askSteadily({ ...asking, atOnce: together, milliseconds: warmUpMilliseconds });
  const answered = {
    alone: await askSteadily({ ...asking, atOnce: 1, milliseconds }),
    together: await askSteadily({ ...asking, atOnce: together, milliseconds }),
  };
  say(
    `${name}: alone ${answered.alone.p50_ms} ms, ${together} at once ${answered.together.requests_per_s} a second`,
  );
  return answered;
}

await runWithStops(async (stops) => {
  const server = await runServer(stops, 'ringfence_bench_api');
  const { headers, contactId, campaignId } = await openBenchOrganization(server, calls);
  say(`an organization with ${calls} calls and ${calls / 10} people`);
  await wait(settleMilliseconds);
  const ask = (name: string, path: string) => measure(name, `${server.address}${path}`, headers);
  const month = `from=2026-05-01&to=${lastDay}&zone=America/Chicago`;
  const measured = {
    health: await ask('health', '/healthz'),
    profile: await ask('profile', '/api/v1/profile'),
    contacts: await ask('contacts', '/api/v1/contacts?limit=50'),
    contact: await ask('contact', `/api/v1/contacts/${contactId}`),
    calls: await ask('calls', '/api/v1/calls?limit=50'),
    dashboard: await ask('dashboard', `/api/v1/dashboard?${month}`),
    live: await ask('live', `/api/v1/campaigns/${campaignId}/live`),
  };
  const missed = listMissed(measured);
  for (const sentence of missed) say(`MISSED: ${sentence}`);
  console.log(
    JSON.stringify({
      ...measured,
      cores: availableParallelism(),
      load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
    }),
  );
  return missed.length === 0;
});
