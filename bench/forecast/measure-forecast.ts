import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Preflight } from '@ringfence/contract/preflight';
import { buckets } from '@ringfence/domain/forecast/find-standing';
import { firstRetryRules } from '@ringfence/domain/retry/retry-rules';
import { judgeCallable } from '@ringfence/server/src/features/callable/index.ts';
import { countPreflight } from '@ringfence/server/src/features/preflight/count-preflight.ts';
import { listPeople } from '@ringfence/server/src/features/preflight/list-people.ts';
import { type Database, openDatabase } from '@ringfence/server/src/platform/database/database.ts';
import { migrate } from '@ringfence/server/src/platform/database/migrate.ts';
import { silentLog } from '@ringfence/server/src/testing/silent-log.ts';
import pg from 'pg';
import { runWithStops, type Stops } from '../../e2e/support/run-with-stops.ts';
import { makeFolder, startDatabase } from '../processes/start-database.ts';
import { compareSample } from './compare-sample.ts';
import { type FilledCampaign, fillPeople } from './fill-people.ts';

/** `npm run bench:forecast -- --contacts 1000000`: how fast it is known what a campaign would come to, and whether it is so. */
const say = (sentence: string): void => console.log(`  ${sentence}`);

const rounds = 3;
const sampleSize = 2_000;
const longest = { first: 1_000, exact: 15_000 };
/** Of a million people; fewer have fewer. */
const leastShapes = 10_000;
const million = 1_000_000;

const { values } = parseArgs({
  options: {
    contacts: { type: 'string', default: '1000000' },
    // Keeps the people there, and measures with them the next time: making a million takes half an hour.
    folder: { type: 'string' },
  },
});
const contacts = Number(values.contacts);
if (!Number.isSafeInteger(contacts) || contacts < 1) throw new Error('--contacts wants a number');

/** Noon in the middle of the country, on the last day that is over. */
const dayMilliseconds = 86_400_000;
const lastNoon = new Date(
  Math.floor(Date.now() / dayMilliseconds - 1) * dayMilliseconds + 17 * 3_600_000,
);
const evenings = Array.from({ length: 7 }, () => ({ from: 16 * 60, to: 20 * 60 }));

interface Kept {
  contacts: number;
  now: string;
  filled: FilledCampaign;
}

const filledFile = (folder: string): string => join(folder, 'filled.json');

/** What an earlier run has left in the folder. */
function readKept(folder: string): Kept | undefined {
  if (!existsSync(filledFile(folder))) return undefined;
  const kept: Kept = JSON.parse(readFileSync(filledFile(folder), 'utf8'));
  if (kept.contacts !== contacts) throw new Error(`${folder} holds ${kept.contacts} people`);
  return kept;
}

function openFolder(stops: Stops): string {
  if (values.folder === undefined) return makeFolder(stops, 'bench-forecast');
  mkdirSync(values.folder, { recursive: true });
  chmodSync(values.folder, 0o755);
  return values.folder;
}

async function countShapes(connectionString: string): Promise<{ shapes: number; stale: number }> {
  const client = new pg.Client(connectionString);
  await client.connect();
  try {
    await client.query('vacuum analyze');
    await client.query('set role ringfence_system');
    const { rows } = await client.query(
      `select count(distinct shape_id)::int as shapes, count(*) filter (where shape_id is null)::int as stale
       from contact_summaries`,
    );
    return rows[0];
  } finally {
    await client.end();
  }
}

async function time<Result>(work: () => Promise<Result>): Promise<{ ms: number; result: Result }> {
  const started = performance.now();
  const result = await work();
  return { ms: performance.now() - started, result };
}

async function ask(database: Database, filled: FilledCampaign, now: Date) {
  const { organizationId, userId, listId, fewListId, scriptId, callerId } = filled;
  const services = { database, now: () => now };
  const asking = { scope: { organizationId, userId }, signal: new AbortController().signal };
  const asked = {
    ...{
      listId,
      furtherListIds: [],
      excludedListIds: [],
      order: 'even' as const,
      scriptId,
      callerId,
    },
    ...{ retry: firstRetryRules, mostAttempts: 3, spokenName: 'Bench' },
  };
  const variants = {
    plain: { ...asked, hours: undefined },
    'without a list': { ...asked, excludedListIds: [fewListId], hours: undefined },
    'in hours of its own': { ...asked, hours: evenings },
  };
  const worst = { first: 0, exact: 0, page: 0 };
  let plain: Preflight | undefined;
  for (const [name, question] of Object.entries(variants)) {
    for (let round = 0; round < rounds; round += 1) {
      const first = await time(() =>
        countPreflight(services, asking, { ...question, isExact: false }),
      );
      const exact = await time(() =>
        countPreflight(services, asking, { ...question, isExact: true }),
      );
      if (!exact.result.isExact && question.hours === undefined) {
        throw new Error(`${name}: not everybody was counted`);
      }
      if (name === 'plain') plain = exact.result;
      say(`${name}: first ${Math.round(first.ms)} ms, exact ${Math.round(exact.ms)} ms`);
      worst.first = Math.max(worst.first, first.ms);
      worst.exact = Math.max(worst.exact, exact.ms);
    }
    for (const bucket of buckets) {
      const page = await time(() =>
        listPeople(services, asking, { ...question, bucket, limit: 50 }),
      );
      say(`${name}, ${bucket}: ${page.result.people.length} people in ${Math.round(page.ms)} ms`);
      worst.page = Math.max(worst.page, page.ms);
    }
  }
  const always = { startsAt: null, endsAt: null, hours: null };
  const compared = await compareSample(
    database,
    filled,
    always,
    now,
    Math.min(sampleSize, contacts),
  );
  const inHours = { ...always, hours: evenings };
  const narrowed = await compareSample(
    database,
    filled,
    inHours,
    now,
    Math.min(sampleSize, contacts),
  );
  return { worst, plain, compared, narrowed };
}

async function fill(connectionString: string, folder: string): Promise<Kept> {
  const { ms, result: filled } = await time(() =>
    fillPeople(connectionString, contacts, lastNoon, (done) => {
      if (done % 100_000 === 0) say(`${done} people made`);
    }),
  );
  say(`${contacts} people made in ${Math.round(ms / 1000)} s`);
  const kept = { contacts, now: lastNoon.toISOString(), filled };
  if (values.folder !== undefined) writeFileSync(filledFile(folder), JSON.stringify(kept));
  return kept;
}

async function measure(stops: Stops): Promise<boolean> {
  const folder = openFolder(stops);
  const kept = readKept(folder);
  const { connectionString } = await startDatabase(stops, folder);
  await migrate(connectionString);
  const { filled, ...made } = kept ?? (await fill(connectionString, folder));
  const now = new Date(made.now);
  const database = openDatabase({
    connectionString,
    poolSize: 2,
    applicationName: 'ringfence-bench',
    onError: () => {},
  });
  const services = { database, effects: { wakeRelay() {} }, log: silentLog, now: () => now };
  const judging = await time(async () => {
    let judged = 0;
    for (let last = 1; last > 0; judged += last) last = (await judgeCallable(services)).judged;
    return judged;
  });
  say(`${judging.result} people judged in ${Math.round(judging.ms / 1000)} s`);
  const { shapes, stale } = await countShapes(connectionString);
  if (stale > 0) throw new Error(`${stale} people were not judged`);
  if (contacts >= million && shapes < leastShapes) {
    throw new Error(`people who are so alike, of ${shapes} shapes, show nothing`);
  }
  const { worst, plain, compared, narrowed } = await ask(database, filled, now);
  const differences = compared.different + narrowed.different;
  const missed = [
    worst.exact >= longest.exact &&
      `seconds is ${worst.exact / 1000}; its budget is below ${longest.exact / 1000}.`,
    worst.first > longest.first &&
      `first_answer_ms is ${worst.first}; its budget is at most ${longest.first}.`,
    differences > 0 && `differences is ${differences}; its budget is 0.`,
  ].filter((sentence) => sentence !== false);
  for (const sentence of missed) say(`MISSED: ${sentence}`);
  console.log(
    JSON.stringify({
      contacts,
      shapes,
      seconds: Math.round(worst.exact) / 1000,
      first_answer_ms: Math.round(worst.first),
      page_ms: Math.round(worst.page),
      compared: compared.compared + narrowed.compared,
      differences,
      counted: buckets.map((bucket) => plain?.[bucket].people ?? 0),
      cores: cpus().length,
      load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
    }),
  );
  return missed.length === 0;
}

await runWithStops(measure);
