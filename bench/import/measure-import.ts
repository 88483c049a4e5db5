import { parseArgs } from 'node:util';
import { chunkBytes } from '@ringfence/contract/imports';
import { runWithStops } from '../../e2e/support/run-with-stops.ts';
import { makeDraw } from '../decide/draw.ts';
import { type RunningServer, runServer } from '../processes/run-server.ts';
import { awaitJudged } from './await-judged.ts';
import { copiedTables, measureCopy } from './copy-rows.ts';
import { readDurable } from './read-durable.ts';
import { type Ask, type Stage, sendFile, signInToApi, undoFile } from './send-file.ts';
import { writeFile } from './write-file.ts';

/** `npm run bench:import -- --rows 1000000`: how long a file takes to be people, beside a bare COPY. */
const say = (sentence: string): void => console.log(`  ${sentence}`);

const seed = 20_261_115;
const leastRatio = 0.5;
const mostMegabytes = 450;

const { values } = parseArgs({
  options: { rows: { type: 'string', default: '1000000' }, again: { type: 'boolean' } },
});
const rows = Number(values.rows);
if (!Number.isSafeInteger(rows) || rows < 1) throw new Error('--rows wants a number');

/** The file of the next week, stored as the difference that it is, and taken back. */
async function measureAgain(
  { connectionString }: RunningServer,
  ask: Ask,
  onStage: (stage: Stage) => void,
) {
  await awaitJudged(connectionString);
  let seconds = 0;
  const detail = await sendFile(
    ask,
    [...writeFile(makeDraw(seed), rows, chunkBytes, 'second')],
    (stage) => {
      seconds += stage.seconds;
      onStage(stage);
    },
    'next week',
  );
  const tenth = Math.floor(rows / 10);
  if (detail.added !== 0 || detail.changed !== tenth) {
    throw new Error(`${detail.added} were added and ${detail.changed} changed`);
  }
  const undoSeconds = await undoFile(ask, detail.id);
  return { again_seconds: round(seconds), undo_seconds: round(undoSeconds) };
}

const round = (value: number): number => Math.round(value * 10) / 10;

await runWithStops(async (stops) => {
  const pieces = [...writeFile(makeDraw(seed), rows, chunkBytes)];
  const bytes = pieces.reduce((sum, { length }) => sum + length, 0);
  say(`a file of ${rows} rows, ${Math.round(bytes / 1e6)} MB`);
  const server = await runServer(stops, 'ringfence_bench_import');
  const { ask } = await signInToApi(server.address);
  let seconds = 0;
  const tell = (stage: Stage): void =>
    say(`${stage.name} in ${stage.seconds.toFixed(1)} s, with ${server.readPeak()} MB at most`);
  const detail = await sendFile(ask, pieces, (stage) => {
    seconds += stage.seconds;
    tell(stage);
  });
  if (detail.added !== rows) throw new Error(`${detail.added} of ${rows} people were stored`);
  const again = values.again ? await measureAgain(server, ask, tell) : {};
  const peak = server.readPeak();
  const durable = await readDurable(server.connectionString, copiedTables);
  // Nobody is judged any more: what stands beside it is COPY alone.
  await server.stopWorking();
  const copySeconds = await measureCopy(server.connectionString, say);
  const ratio = Math.round((copySeconds / seconds) * 100) / 100;
  const misses = [
    ratio < leastRatio && `ratio is ${ratio}; its budget is at least ${leastRatio}.`,
    peak >= mostMegabytes && `peak_rss_mb is ${peak}; its budget is below ${mostMegabytes}.`,
    !durable && 'the database is not as durable as that of users.',
  ].filter((miss) => miss !== false);
  for (const miss of misses) say(`MISSED: ${miss}`);
  console.log(
    JSON.stringify({
      rows,
      seconds: round(seconds),
      rows_per_s: Math.round(rows / seconds),
      copy_rows_per_s: Math.round(rows / copySeconds),
      ratio,
      peak_rss_mb: peak,
      durable,
      ...again,
    }),
  );
  return misses.length === 0;
});
