import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { migrate } from '@ringfence/server/src/platform/database/migrate.ts';
import pg from 'pg';
import * as z from 'zod';
import { runWithStops } from '../../e2e/support/run-with-stops.ts';
import { makeFolder, startDatabase } from '../processes/start-database.ts';
import { startProcess } from '../processes/start-process.ts';
import { startSimulator } from '../processes/start-simulator.ts';

/** `npm run bench:idle`: how often an installation that has nothing to do asks its database. */
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' } } });
const seconds = z.coerce.number().int().positive().parse(values.seconds);
const mostPerSecond = 5;
/** What a process does once, when it starts. */
const settleMilliseconds = 20_000;

const counted = z.object({ transactions: z.coerce.number() });

async function countTransactions(client: pg.Client): Promise<number> {
  const { rows } = await client.query(
    `select xact_commit + xact_rollback as transactions from pg_stat_database
     where datname = current_database()`,
  );
  return counted.parse(rows[0]).transactions;
}

await runWithStops(async (stops) => {
  const { connectionString } = await startDatabase(stops, makeFolder(stops, 'bench-idle'));
  await migrate(connectionString);
  const simulator = await startSimulator(stops, 7, 1);
  const settings = {
    ...simulator.settings,
    DATABASE_URL: connectionString,
    SECRETS_KEY: randomBytes(32).toString('base64'),
    PORT: '0',
    LOG_LEVEL: 'warn',
  };
  const entry = new URL('../dial/run-worker.ts', import.meta.url);
  await stops.start(
    () => startProcess(entry, settings),
    (product) => product.stop(),
  );
  const client = new pg.Client({ connectionString });
  await client.connect();
  await wait(settleMilliseconds);
  const before = await countTransactions(client);
  await wait(seconds * 1000);
  const after = await countTransactions(client);
  await client.end();
  const perSecond = (after - before) / seconds;
  if (perSecond >= mostPerSecond) console.log(`  MISSED: ${mostPerSecond} or more a second`);
  console.log(JSON.stringify({ seconds, transactions_per_s: Number(perSecond.toFixed(2)) }));
  return perSecond < mostPerSecond;
});
