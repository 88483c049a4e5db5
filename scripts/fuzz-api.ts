import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startDialing } from '../apps/server/src/dialer/testing/start-dialing.ts';
import { openDatabase } from '../apps/server/src/platform/database/database.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { installJobs } from '../apps/server/src/platform/jobs/install-jobs.ts';
import { fuzzSettings } from '../apps/server/src/testing/fuzz/fuzz-settings.ts';
import { runFuzz } from '../apps/server/src/testing/fuzz/run-fuzz.ts';
import { keptLog } from '../apps/server/src/testing/kept-logs.ts';
import { addressOf, runOnServer } from '../apps/server/src/testing/run-on-server.ts';
import { startTestServer } from '../apps/server/src/testing/test-server.ts';
import { runWithStops } from '../e2e/support/run-with-stops.ts';
import { searchText } from './logs/search-logs.ts';

/**
 * `npm run fuzz:api -- --seed 7 --requests 20000`: everything that answers over HTTP, asked with what nobody should
 * send. Prints one line of JSON; faults go to standard error, by their place and without what was said.
 */
const { values } = parseArgs({
  options: { seed: { type: 'string' }, requests: { type: 'string', default: '20000' } },
});
const seed = values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed);
const requests = Number(values.requests);
if (!Number.isSafeInteger(seed) || !Number.isSafeInteger(requests) || requests < 1) {
  throw new Error('--seed and --requests want whole numbers');
}
const complain = (sentence: string): void => console.error(`  ${sentence}`);

await runWithStops(async (stops) => {
  const server = await stops.start(
    () => startTestServer(undefined),
    ({ stop }) => stop(),
  );
  const name = 'ringfence_fuzz';
  await runOnServer(server.connectionString, `create database ${name}`);
  const connectionString = addressOf(server.connectionString, name);
  await migrate(connectionString);
  await installJobs(connectionString);
  const database = openDatabase({
    connectionString,
    poolSize: 10,
    applicationName: 'ringfence-fuzz',
    onError: () => {},
  });
  // It answers in this process, and ends with it.
  const dialing = await startDialing({ database, connectionString }, { settings: fuzzSettings });
  dialing.clock.follow();
  const result = await runFuzz({
    seed,
    requests,
    database,
    address: dialing.application.address,
    carrierToken: dialing.simulator.account.token,
    accountId: dialing.accountId,
    onFault: complain,
  });
  const logged = searchText(readFileSync(keptLog('server'), 'utf8'));
  for (const { line, what } of logged) complain(`${what}: line ${line} of ${keptLog('server')}`);
  const leaks = result.leaks + logged.length;
  console.log(JSON.stringify({ ...result, leaks }));
  return result.five_hundreds + leaks === 0;
});
