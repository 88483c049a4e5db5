import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { auditOrganizations } from '@ringfence/server/src/features/audits/index.ts';
import { openDatabase } from '@ringfence/server/src/platform/database/database.ts';
import { startEmbeddedDatabase } from '@ringfence/server/src/platform/database/embedded/start-embedded-database.ts';
import { migrate } from '@ringfence/server/src/platform/database/migrate.ts';
import * as z from 'zod';
import { type Child, startChild } from './child.ts';
import { choosePlaces } from './choose-place.ts';
import { countArrivals } from './count-arrivals.ts';
import { fillTargets } from './fill-targets.ts';
import { measureWay } from './measure-way.ts';

/** `npm run bench:dial -- --targets 50000 --rate 400 --carrier loopback`: how calls go out. */
const say = (sentence: string): void => console.log(`  ${sentence}`);

const { values } = parseArgs({
  options: {
    targets: { type: 'string', default: '10000' },
    rate: { type: 'string', default: '100' },
    carrier: { type: 'string', default: 'loopback' },
    workers: { type: 'string', default: '1' },
    campaigns: { type: 'string', default: '1' },
    closed: { type: 'string', default: '0' },
    speed: { type: 'string', default: '1' },
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
  })
  .parse(values);
/** Nothing came for this long: that was all. */
const quietMilliseconds = 20_000;
const firstMilliseconds = 90_000;
const longestMilliseconds = 30 * 60_000;

const folder = mkdtempSync(join(tmpdir(), 'ringfence-bench-dial-'));
chmodSync(folder, 0o755);
const embedded = await startEmbeddedDatabase({ dataFolder: folder, onProgress: () => {} });
const { connectionString } = embedded;
const children: Child[] = [];

async function settingsOfCarrier(): Promise<Record<string, string>> {
  if (options.carrier === 'loopback') {
    return { CARRIER: 'loopback' };
  }
  const simulator = await startChild('run-simulator.ts', String(options.speed));
  children.push(simulator);
  const { address, sid, token } = z
    .object({ address: z.string(), sid: z.string(), token: z.string() })
    .parse(simulator.greeting);
  return { CARRIER: 'simulator', CARRIER_SID: sid, CARRIER_TOKEN: token, CARRIER_ADDRESS: address };
}

async function awaitLast(): Promise<void> {
  const began = performance.now();
  let last = { count: 0, at: began };
  for (;;) {
    await wait(2_000);
    const counts = await Promise.all(children.map((child) => child.count()));
    const count = counts.reduce((sum, one) => sum + one, 0);
    const now = performance.now();
    if (count > last.count) {
      say(`${count} calls after ${Math.round((now - began) / 1000)} s`);
      last = { count, at: now };
    }
    if (count >= options.targets || now - began > longestMilliseconds) return;
    // Before the first, everybody is planned and judged.
    if (now - last.at > (last.count > 0 ? quietMilliseconds : firstMilliseconds)) return;
  }
}

async function audit(): Promise<number> {
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

try {
  await migrate(connectionString);
  const { targets, rate, workers, campaigns, closed } = options;
  const { day, night } = choosePlaces(new Date());
  say(`people in ${day.zone} are called, for those in ${night.zone} it is night`);
  await fillTargets(connectionString, { targets, campaigns, closed, day, night });
  const settings = {
    ...(await settingsOfCarrier()),
    DATABASE_URL: connectionString,
    SECRETS_KEY: randomBytes(32).toString('base64'),
    PORT: '0',
    CALLS_PER_SECOND: String(rate),
    CALLS_AT_ONCE: String(Math.min(rate * 120, 10_000)),
    LOG_LEVEL: 'warn',
  };
  for (let worker = 0; worker < workers; worker += 1) {
    children.push(await startChild('run-worker.ts', JSON.stringify(settings)));
  }
  await awaitLast();
  const way = await measureWay(connectionString);
  // Workers before the carrier, so that what they end with is still taken.
  const arrivals = [];
  for (const child of children.toReversed()) arrivals.push(...(await child.stop()));
  children.length = 0;
  const counted = countArrivals(arrivals, rate);
  const violations = await audit();
  const result = { ...counted, asked: rate, p95_claim_to_place_ms: way, violations };
  const missed = [
    counted.calls_per_s < rate * 0.9 && `fewer than nine tenths of ${rate} calls a second`,
    counted.calls < targets && `${targets - counted.calls} were not called`,
    counted.over_rate_seconds > 0 && 'faster than asked',
    counted.duplicates > 0 && 'somebody was called twice',
    closed > 0 && counted.silent_seconds > 0 && 'a second without a call',
    violations > 0 && 'violations',
  ].filter((sentence) => sentence !== false);
  for (const sentence of missed) say(`MISSED: ${sentence}`);
  console.log(JSON.stringify(result));
  process.exitCode = missed.length === 0 ? 0 : 1;
} finally {
  for (const child of children) await child.stop().catch(() => {});
  await embedded.stop();
  rmSync(folder, { recursive: true, force: true });
}
