import { openDatabase } from '@ringfence/server/src/platform/database/database.ts';
import { migrate } from '@ringfence/server/src/platform/database/migrate.ts';
import pg from 'pg';
import type { Stops } from '../../e2e/support/run-with-stops.ts';
import { makeDraw } from '../decide/draw.ts';
import { choosePlaces } from '../dial/choose-place.ts';
import { startSimulator } from '../processes/start-simulator.ts';
import { createCarrierBook } from './ask-simulator.ts';
import { auditCalls } from './audit-calls.ts';
import { awaitSettled } from './await-settled.ts';
import type { Stop } from './count-arrivals.ts';
import { countBroken } from './count-broken.ts';
import { fillPeople } from './fill-people.ts';
import { type FaultCounts, judgeRun } from './judge-run.ts';
import { planPeople } from './plan-people.ts';
import { planSteps } from './plan-steps.ts';
import { type Ask, listEnding, readStanding } from './read-records.ts';
import { startFaultDatabase } from './run-database.ts';
import { startProduct } from './start-product.ts';
import { createAdmin } from './stop-calls.ts';
import { takeLastLook } from './take-last-look.ts';
import { type Kills, takeSteps } from './take-steps.ts';

export interface FaultOptions {
  seed: number;
  calls: number;
  kills: number;
  workers: number;
  /** A slow machine, which takes long to start a process again, gets fewer. */
  mostPerSecond: number;
  /** How long after the last arrival is waited for the product to settle everything by itself. */
  patienceSeconds: number;
  say(sentence: string): void;
}

export interface FaultResult extends FaultCounts {
  seed: number;
  kills: number;
  kills_by_kind: Kills;
  calls: number;
}

/** How many times faster than in life the calls pass. */
const speed = 10;

/**
 * Seconds of calls, for each kill, that stay under way for a minute because nobody heard how they ended. The account
 * has room for some of them beside those that ring and talk, or the run waits for them and calls nobody; for few enough
 * that it is full at times, so that its limit is put to the test.
 */
const unheardPerKill = 0.1;

/** A pool that outlives the kills of the database: lost connections are opened again. */
function openPool(connectionString: string): { pool: pg.Pool; ask: Ask } {
  const options = '-c role=ringfence_system';
  const pool = new pg.Pool({ connectionString, options, max: 2, connectionTimeoutMillis: 5_000 });
  pool.on('error', () => {});
  const ask: Ask = async (text, values = []) => (await pool.query({ text, values })).rows;
  return { pool, ask };
}

/** With the last step taken, nothing has to wait for a process to start: who is left is called at twice the pace. */
async function hastenCalls(ask: Ask): Promise<void> {
  await ask('update carrier_accounts set calls_per_second = calls_per_second * 2');
}

/** Calls, kills and stops as the seed says, and what it did to the calls. */
export async function conductRun(
  stops: Stops,
  options: FaultOptions,
  folder: string,
): Promise<FaultResult> {
  const { seed, calls, kills, mostPerSecond, patienceSeconds, say } = options;
  const callsAtOnce = Math.ceil(mostPerSecond * (4 + unheardPerKill * kills));
  const draw = makeDraw(seed);
  const postgres = await startFaultDatabase(stops, folder);
  const { connectionString } = postgres;
  await migrate(connectionString);
  const { pool, ask } = openPool(connectionString);
  // Some are stopped or taken out before they are called, some die on the way to the carrier, and the rest is called while a step
  // takes longer than expected: no kill may come after the last call.
  const callable = Math.ceil(calls * 1.05) + kills * 10 + 450;
  const people = planPeople(draw, callable, choosePlaces(new Date()));
  const steps = planSteps(draw, kills);
  const waitsFrom = Date.now() + (20 + (0.6 * calls) / mostPerSecond) * 1000;
  const client = await pool.connect();
  const filled = await fillPeople(client, people, waitsFrom).finally(() => client.release());
  say(`seed ${seed}: ${people.length} people, of whom half can be called`);

  const simulator = await startSimulator(stops, seed, speed);
  const { servers, secretsKey } = await startProduct(stops, {
    ...options,
    folder,
    connectionString,
    simulator,
    callsAtOnce,
    steps: steps.length,
  });
  const database = openDatabase({
    connectionString,
    poolSize: 2,
    applicationName: 'ringfence-fault',
    onError: () => {},
  });
  const admin = createAdmin(database);
  const carrier = createCarrierBook(simulator.process);
  const stopped: Stop[] = [];
  const shared = { ask, pool, carrier, servers, postgres, admin, filled, draw, calls, say };
  const context = { ...shared, stops: stopped };
  const byKind = await takeSteps(context, steps);
  await hastenCalls(ask);
  await awaitSettled(context, patienceSeconds);
  const { open: overdue } = await readStanding(ask);
  await servers.stop();
  // By the clock as it is: what follows is on another.
  const audited = await auditCalls(database, say);
  await takeLastLook(database, secretsKey, {
    countLeft: async () => {
      const { reserved, placing, others } = await readStanding(ask);
      return reserved + placing + others;
    },
    listEnding: () => listEnding(ask),
  });
  const ending = await listEnding(ask);
  for (const name of ending) say(`LOST somebody of ${name}, which has not come to its end`);
  const organizationIds = filled.organizations.map(({ id }) => id);
  const broken = await countBroken(database, organizationIds, say);
  const arrivals = await carrier.list();
  const fallen = servers.fallen();
  const judged = {
    ask,
    arrivals,
    people,
    filled,
    stops: stopped,
    callsAtOnce,
    overdue,
    unended: ending.length,
    audited,
    fallen,
    say,
  };
  const found = await judgeRun({ ...judged, broken });
  const counted = Object.values(byKind).reduce((sum, one) => sum + one, 0);
  return { seed, kills: counted, kills_by_kind: byKind, calls: arrivals.length, ...found };
}
