import { parseArgs } from 'node:util';
import { openDatabase } from '@ringfence/server/src/platform/database/database.ts';
import { migrate } from '@ringfence/server/src/platform/database/migrate.ts';
import { runWithStops } from '../../e2e/support/run-with-stops.ts';
import { readDurable } from '../import/read-durable.ts';
import { makeDatabase } from '../processes/start-database.ts';
import { fillContacts } from './fill-contacts.ts';
import { budgetOf, findMissed, sumUp } from './find-missed.ts';
import { listQuestions } from './list-questions.ts';
import { type MeasuredQuestion, measureQuestion } from './measure-questions.ts';

/** `npm run bench:lists -- --rows 1000000`: how lists of contacts answer. */
const say = (sentence: string): void => console.log(`  ${sentence}`);

const rounds = 20;
const { values } = parseArgs({
  options: { rows: { type: 'string', default: '1000000' }, verbose: { type: 'boolean' } },
});
const rows = Number(values.rows);
if (!Number.isSafeInteger(rows) || rows < 1) throw new Error('--rows wants a number');

async function measureAll(connectionString: string): Promise<MeasuredQuestion[]> {
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
    const measured: MeasuredQuestion[] = [];
    for (const question of listQuestions(organization)) {
      measured.push(await measureQuestion(database, organization, question, rounds));
    }
    return measured;
  } finally {
    await database.close();
  }
}

await runWithStops(async (stops) => {
  const connectionString = await makeDatabase(stops, 'ringfence_bench_lists');
  const measured = await measureAll(connectionString);
  const missed = findMissed(measured);
  for (const question of values.verbose ? measured : missed) {
    say(`${question.name}: p95 ${question.p95.toFixed(1)} ms, of ${budgetOf(question)} ms at most`);
  }
  if (missed.length > 0) say(`MISSED: ${missed.length} of ${measured.length} are too slow.`);
  const durable = await readDurable(connectionString, ['contacts', 'contact_summaries']);
  if (!durable) say('MISSED: the database is not as durable as that of users.');
  console.log(JSON.stringify({ rows, ...sumUp(measured), durable }));
  return missed.length === 0 && durable;
});
