import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { auditOrganizations } from '@ringfence/server/src/features/audits/index.ts';
import { openDatabase } from '@ringfence/server/src/platform/database/database.ts';
import { migrate } from '@ringfence/server/src/platform/database/migrate.ts';
import * as z from 'zod';
import { runWithStops, type Stops } from '../../e2e/support/run-with-stops.ts';
import { makeFolder, startDatabase } from '../processes/start-database.ts';
import { type Process, startProcess } from '../processes/start-process.ts';
import { startSimulator } from '../processes/start-simulator.ts';
import { chooseClosingPlaces, choosePlaces, type Place } from './choose-place.ts';
import { type Closing, chooseLead, closeZone, countDue } from './close-zone.ts';
import { controlCampaigns } from './control-campaigns.ts';
import { type Arrival, countArrivals } from './count-arrivals.ts';
import { countClosing } from './count-closing.ts';
import { countLate } from './count-late.ts';
import { type FilledCampaigns, fillTargets } from './fill-targets.ts';
import { listMissed } from './list-missed.ts';
import { listTripped, measureWay } from './measure-way.ts';

/** `npm run bench:dial -- --targets 50000 --rate 150 --carrier loopback`: how calls go out. */
const say = (sentence: string): void => console.log(`  ${sentence}`);

const { values } = parseArgs({
  options: {
    targets: { type: 'string', default: '10000' },
    rate: { type: 'string', default: '150' },
    carrier: { type: 'string', default: 'loopback' },
    workers: { type: 'string', default: '1' },
    campaigns: { type: 'string', default: '1' },
    closed: { type: 'string', default: '0' },
    speed: { type: 'string', default: '1' },
    pause: { type: 'boolean', default: false },
  },
});
const whole = z.coerce.number().int();
const options = z
  .object({
    targets: whole.positive(),
    rate: whole.positive(),
    carrier: z.enum(['loopback', 'simulator']),
    workers: whole.positive(),
    campaigns: whole.positive(),
    closed: whole.min(0),
    speed: z.coerce.number().positive(),
    pause: z.boolean(),
  })
  .parse(values);
/** Nothing came for this long: that was all. */
const quietMilliseconds = 20_000;
const firstMilliseconds = 90_000;
/** A pause or a stop holds within this. */
const orderMilliseconds = 1_000;
const longestMilliseconds = 30 * 60_000;

const counted = z.object({ arrived: z.number() });
const finished = z.object({
  arrivals: z.array(z.object({ reference: z.string(), to: z.string(), at: z.number() })),
});
const listed = z.object({ calls: z.array(z.object({ to: z.string(), created: z.number() })) });

/** The processes that call: each with its own carrier inside, or with the one that is a process of its own. */
interface Callers {
  workers: readonly Process[];
  carrier: Process | undefined;
}

/** Until so many of the place were called, or nobody is any more. */
async function awaitCalls(
  { workers, carrier }: Callers,
  { prefix }: Place,
  wanted: number,
): Promise<void> {
  const began = performance.now();
  let last = { count: 0, at: began };
  for (;;) {
    await wait(2_000);
    const asked = carrier === undefined ? workers : [carrier];
    const answers = await Promise.all(asked.map((one) => one.ask({ countTo: prefix })));
    const count = answers.reduce<number>((sum, one) => sum + counted.parse(one).arrived, 0);
    const now = performance.now();
    if (count > last.count) {
      say(`${count} calls after ${Math.round((now - began) / 1000)} s`);
      last = { count, at: now };
    }
    if (count >= wanted || now - began > longestMilliseconds) return;
    // Before the first, everybody is planned and judged.
    if (now - last.at > (last.count > 0 ? quietMilliseconds : firstMilliseconds)) return;
  }
}

/** Workers before the carrier, so that what they end with is still taken. */
async function listArrivals({ workers, carrier }: Callers): Promise<Arrival[]> {
  const arrivals: Arrival[] = [];
  for (const worker of workers) {
    arrivals.push(...finished.parse(await worker.ask('finish')).arrivals);
  }
  if (carrier === undefined) return arrivals;
  const { calls } = listed.parse(await carrier.ask('list'));
  return calls.map(({ to, created }) => ({ reference: '', to, at: created }));
}

async function audit(connectionString: string): Promise<number> {
  const database = openDatabase({
    connectionString,
    poolSize: 2,
    applicationName: 'ringfence-bench',
    onError: () => {},
  });
  let violations = 0;
  const effects = { wakeRelay() {}, wakeSealing() {} };
  await auditOrganizations({ database, effects, now: () => new Date() }, null, {
    onBegin: () => {},
    onFinding: ({ kind, code, detail }) => {
      if (kind === 'violation' && violations < 5) say(`VIOLATION ${code} ${detail}`);
    },
    onEnd: (result) => {
      violations += result.violations;
    },
  }).finally(() => database.close());
  return violations;
}

async function presentClosing(
  arrivals: readonly Arrival[],
  rate: number,
  closing: Closing,
  due: number | Promise<number>,
) {
  const { late: afterClosing, ...counted } = countClosing(arrivals, rate, closing);
  return { ...counted, afterClosing, closed: await due };
}

function listMissedOrders(late: ReturnType<typeof countLate> | undefined): (string | false)[] {
  if (late === undefined) return [];
  return [
    late.last_after_pause_ms > orderMilliseconds && 'a call later than a second after the pause.',
    late.last_after_stop_ms > orderMilliseconds && 'a call later than a second after the stop.',
    late.calls_between === 0 && 'nothing went out between the pause and the stop.',
  ];
}

interface Prepared extends FilledCampaigns {
  day: Place;
  closing: Closing | undefined;
}

/** Fills in the people, and has a zone close where that is asked for. */
async function prepare(connectionString: string): Promise<Prepared> {
  const { targets, rate, campaigns, closed } = options;
  const now = new Date();
  if (closed === 0) {
    const { day, night } = choosePlaces(now);
    say(`people in ${day.zone} are called, for those in ${night.zone} it is night`);
    const filling = { targets, campaigns, day, night, closing: undefined };
    const filled = await fillTargets(connectionString, filling);
    return { ...filled, day, closing: undefined };
  }
  const { day, night, closing: place } = chooseClosingPlaces(now);
  say(`people in ${day.zone} are called, for those in ${night.zone} it is night`);
  const lead = chooseLead(targets * 2 + closed);
  // Some of them are called before: so many are left when it closes.
  const closing = { people: closed + Math.ceil((rate * lead) / 1000), place };
  const filling = { targets, campaigns, day, night, closing };
  const filled = await fillTargets(connectionString, filling);
  const { organizationId } = filled.owner;
  const closes = await closeZone(connectionString, organizationId, place, lead);
  say(`${place.zone} closes at ${new Date(closes.closesAt).toISOString()}`);
  return { ...filled, day, closing: closes };
}

/** Starts the workers, and their carrier where it is a process of its own. */
async function startCallers(stops: Stops, connectionString: string): Promise<Callers> {
  const { carrier: kind, rate, speed } = options;
  const simulator = kind === 'simulator' ? await startSimulator(stops, 7, speed) : undefined;
  const settings = {
    ...(simulator?.settings ?? { CARRIER: 'loopback' }),
    DATABASE_URL: connectionString,
    SECRETS_KEY: randomBytes(32).toString('base64'),
    PORT: '0',
    CALLS_PER_SECOND: String(rate),
    CALLS_AT_ONCE: String(Math.min(rate * 120, 50_000)),
    LOG_LEVEL: 'warn',
  };
  const entry = new URL('run-worker.ts', import.meta.url);
  const workers: Process[] = [];
  for (let worker = 0; worker < options.workers; worker += 1) {
    const started = await stops.start(
      () => startProcess(entry, settings),
      (process) => process.stop(),
    );
    workers.push(started);
  }
  return { workers, carrier: simulator?.process };
}

async function measure(stops: Stops): Promise<boolean> {
  const { targets, rate, closed } = options;
  const { connectionString } = await startDatabase(stops, makeFolder(stops, 'bench-dial'));
  await migrate(connectionString);
  const prepared = await prepare(connectionString);
  const { day, closing } = prepared;
  const callers = await startCallers(stops, connectionString);
  const due = closing === undefined ? 0 : countDue(connectionString, closing);
  // In full flow, with as many left as are called between the orders.
  await awaitCalls(callers, day, options.pause ? Math.min(targets / 2, rate * 10) : targets);
  const orders = options.pause ? await controlCampaigns(connectionString, prepared) : undefined;
  const way = await measureWay(connectionString);
  const tripped = await listTripped(connectionString);
  const everything = await listArrivals(callers);
  const late = orders === undefined ? undefined : countLate(everything, orders);
  const isBefore = ({ at }: Arrival): boolean => orders === undefined || at < orders.pausedAt;
  const arrivals = everything.filter(isBefore);
  const seen =
    closing === undefined
      ? { ...countArrivals(arrivals, rate), afterClosing: 0 }
      : await presentClosing(arrivals, rate, closing, due);
  const { afterClosing, ...found } = seen;
  const called = arrivals.filter(({ to }) => to.startsWith(day.prefix)).length;
  const violations = (await audit(connectionString)) + afterClosing;
  const result = { ...found, asked: rate, p95_claim_to_place_ms: way, violations, ...late };
  const missed = [
    ...listMissed(options.carrier, result),
    orders === undefined && called < targets && `${targets - called} were not called.`,
    ...listMissedOrders(late),
    ...tripped.map((cause) => `it paused by itself: ${cause}.`),
    closing !== undefined && (await due) < closed && 'fewer were due when the zone closed.',
    closing !== undefined && arrivals.every(({ at }) => at < closing.closesAt) && 'it closed late.',
  ].filter((sentence) => sentence !== false);
  for (const sentence of missed) say(`MISSED: ${sentence}`);
  console.log(JSON.stringify(result));
  return missed.length === 0;
}

await runWithStops(measure);
