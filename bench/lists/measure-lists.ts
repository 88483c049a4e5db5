import { parseArgs } from 'node:util';
import { openDatabase } from '@ringfence/server/src/platform/database/database.ts';
import { migrate } from '@ringfence/server/src/platform/database/migrate.ts';
import { addressOf, runOnServer } from '@ringfence/server/src/testing/run-on-server.ts';
import { startTestServer } from '@ringfence/server/src/testing/test-server.ts';
import { compareSizes, longestWithoutRatio, mostRatio } from './compare-sizes.ts';
import { fillContacts } from './fill-contacts.ts';
import { listQuestions } from './list-questions.ts';
import { type Measured, measureQuestion } from './measure-questions.ts';
import { percentile } from './percentile.ts';

/** `npm run bench:lists -- --rows 1000000`: how lists of contacts answer, few and many. */
const say = (sentence: string): void => console.log(`  ${sentence}`);

const fewRows = 50_000;
const rounds = 20;
const { values } = parseArgs({
  options: { rows: { type: 'string', default: '1000000' }, verbose: { type: 'boolean' } },
});
const manyRows = Number(values.rows);
if (!Number.isSafeInteger(manyRows) || manyRows < 1) throw new Error('--rows wants a number');

const server = await startTestServer(undefined);

async function measureSize(rows: number): Promise<Measured[]> {
  const name = `ringfence_bench_${rows}`;
  await runOnServer(server.connectionString, `create database ${name}`);
  const connectionString = addressOf(server.connectionString, name);
  await migrate(connectionString);
  const started = performance.now();
  const organization = await fillContacts(connectionString, rows);
  say(`${rows} contacts made in ${Math.round((performance.now() - started) / 1000)} s`);
  const database = openDatabase({
    connectionString,
    poolSize: 1,
    applicationName: 'ringfence-bench',
    onError: () => {},
  });
  try {
    const measured: Measured[] = [];
    for (const question of listQuestions(organization)) {
      measured.push(await measureQuestion(database, organization, question, rounds));
    }
    return measured;
  } finally {
    await database.close();
    await runOnServer(server.connectionString, `drop database ${name}`);
  }
}

try {
  const few = await measureSize(fewRows);
  const many = await measureSize(manyRows);
  const { missed, compared } = compareSizes(few, many);
  for (const { name, few: before, many: after } of values.verbose ? compared : missed) {
    say(
      `${name}: p95 ${before.toFixed(1)} ms at ${fewRows}, ${after.toFixed(1)} ms at ${manyRows}`,
    );
  }
  if (missed.length > 0) {
    say(
      `MISSED: ${missed.length} of ${compared.length} take more than ${longestWithoutRatio} ms and more than ${mostRatio} times as long.`,
    );
  }
  const round = (value: number): number => Math.round(value * 100) / 100;
  console.log(
    JSON.stringify({
      rows: manyRows,
      questions: many.length,
      p50_ms: round(
        percentile(
          many.map(({ p50 }) => p50),
          0.5,
        ),
      ),
      p95_ms: round(
        percentile(
          many.map(({ p95 }) => p95),
          0.95,
        ),
      ),
      max_p95_ratio: round(
        Math.max(...compared.map(({ few: before, many: after }) => after / before)),
      ),
      worst_p95_ms: round(Math.max(...many.map(({ p95 }) => p95))),
    }),
  );
  process.exitCode = missed.length === 0 ? 0 : 1;
} finally {
  await server.stop();
}
