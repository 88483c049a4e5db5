import { parseArgs } from 'node:util';
import { openDatabase } from '@ringfence/server/src/platform/database/database.ts';
import { migrate } from '@ringfence/server/src/platform/database/migrate.ts';
import { addressOf, runOnServer } from '@ringfence/server/src/testing/run-on-server.ts';
import { startTestServer } from '@ringfence/server/src/testing/test-server.ts';
import { runWithStops } from '../../e2e/support/run-with-stops.ts';
import type { Measured } from '../lists/measure-questions.ts';
import { percentile } from '../lists/percentile.ts';
import { compareSizes, longestWithoutRatio, mostRatio } from './compare-sizes.ts';
import { fillCalls } from './fill-calls.ts';
import { listQuestions } from './list-questions.ts';
import { measureDashboard } from './measure-dashboard.ts';
import { measureExport, measureQuestion } from './measure-questions.ts';

/** `npm run bench:history -- --calls 1000000`: how the history of calls answers, of few and of many. */
const say = (sentence: string): void => console.log(`  ${sentence}`);

const fewCalls = 50_000;
const rounds = 20;
const mostExported = 100_000;
const longestDashboard = 300;
const { values } = parseArgs({
  options: { calls: { type: 'string', default: '1000000' }, verbose: { type: 'boolean' } },
});
const manyCalls = Number(values.calls);
if (!Number.isSafeInteger(manyCalls) || manyCalls < 1) throw new Error('--calls wants a number');

async function measureSize(server: string, calls: number) {
  const name = `ringfence_history_${calls}`;
  await runOnServer(server, `create database ${name}`);
  const connectionString = addressOf(server, name);
  await migrate(connectionString);
  const started = performance.now();
  const history = await fillCalls(connectionString, calls);
  say(`${calls} calls made in ${Math.round((performance.now() - started) / 1000)} s`);
  const database = openDatabase({
    connectionString,
    poolSize: 1,
    applicationName: 'ringfence-bench',
    onError: () => {},
  });
  try {
    const measured: Measured[] = [];
    for (const question of listQuestions(history)) {
      measured.push(...(await measureQuestion(database, history, question, rounds)));
    }
    const dashboard = await measureDashboard(database, history, rounds);
    const exported = await measureExport(database, history, mostExported);
    return { measured, dashboard, exported };
  } finally {
    await database.close();
    await runOnServer(server, `drop database ${name}`);
  }
}

await runWithStops(async (stops) => {
  const { connectionString: server } = await stops.start(
    () => startTestServer(undefined, { isDurable: true }),
    ({ stop }) => stop(),
  );
  const few = await measureSize(server, fewCalls);
  const many = manyCalls === fewCalls ? few : await measureSize(server, manyCalls);
  const { missed, compared } = compareSizes(few.measured, many.measured);
  const dashboard = Math.max(...many.dashboard.map(({ p95 }) => p95));
  const isFast = dashboard < longestDashboard;
  for (const { name, few: before, many: after } of values.verbose ? compared : missed) {
    say(
      `${name}: p95 ${before.toFixed(1)} ms at ${fewCalls}, ${after.toFixed(1)} ms at ${manyCalls}`,
    );
  }
  for (const { name, p95 } of many.dashboard) say(`${name}: p95 ${p95.toFixed(1)} ms`);
  if (missed.length > 0) {
    say(
      `MISSED: ${missed.length} of ${compared.length} take more than ${longestWithoutRatio} ms and more than ${mostRatio} times as long.`,
    );
  }
  const round = (value: number): number => Math.round(value * 100) / 100;
  if (!isFast) {
    say(`MISSED: dashboard_ms is ${round(dashboard)}; its budget is below ${longestDashboard}.`);
  }
  console.log(
    JSON.stringify({
      calls: manyCalls,
      questions: many.measured.length,
      p95_ms: round(
        percentile(
          many.measured.map(({ p95 }) => p95),
          0.95,
        ),
      ),
      max_p95_ratio: round(
        Math.max(...compared.map(({ few: before, many: after }) => after / before)),
      ),
      worst_p95_ms: round(Math.max(...many.measured.map(({ p95 }) => p95))),
      dashboard_ms: round(dashboard),
      export_rows_per_s: Math.round(many.exported),
    }),
  );
  return missed.length === 0 && isFast;
});
