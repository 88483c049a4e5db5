import { parseArgs } from 'node:util';
import { chunkBytes } from '@ringfence/contract/imports';
import { makeDraw } from '../decide/draw.ts';
import { runServer } from '../processes/run-server.ts';
import { measureCopy } from './copy-rows.ts';
import { type Ask, type Stage, sendFile, signInToApi, undoFile } from './send-file.ts';
import { writeFile } from './write-file.ts';

/** `npm run bench:import -- --rows 1000000`: how long a file takes to be people, beside a bare COPY. */
const say = (sentence: string): void => console.log(`  ${sentence}`);

const seed = 20_261_115;
const leastRatio = 0.5;
const mostMegabytes = 400;

const { values } = parseArgs({
  options: { rows: { type: 'string', default: '1000000' }, again: { type: 'boolean' } },
});
const rows = Number(values.rows);
if (!Number.isSafeInteger(rows) || rows < 1) throw new Error('--rows wants a number');

const pieces = [...writeFile(makeDraw(seed), rows, chunkBytes)];
const bytes = pieces.reduce((sum, { length }) => sum + length, 0);
say(`a file of ${rows} rows, ${Math.round(bytes / 1e6)} MB`);

/** The file of the next week, stored as the difference that it is, and taken back. */
async function measureAgain(ask: Ask, onStage: (stage: Stage) => void) {
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

const server = await runServer('ringfence_bench_import');
const endEarly = () => void server.stop().finally(() => process.exit(130));
process.once('SIGINT', endEarly).once('SIGTERM', endEarly);
try {
  const { ask } = await signInToApi(server.address);
  let seconds = 0;
  const tell = (stage: Stage): void =>
    say(`${stage.name} in ${stage.seconds.toFixed(1)} s, with ${server.readPeak()} MB at most`);
  const detail = await sendFile(ask, pieces, (stage) => {
    seconds += stage.seconds;
    tell(stage);
  });
  if (detail.added !== rows) throw new Error(`${detail.added} of ${rows} people were stored`);
  const again = values.again ? await measureAgain(ask, tell) : {};
  const peak = server.readPeak();
  const copySeconds = await measureCopy(server.connectionString, say);
  const ratio = Math.round((copySeconds / seconds) * 100) / 100;
  if (ratio < leastRatio) say(`MISSED: ratio is ${ratio}; its budget is at least ${leastRatio}.`);
  if (peak >= mostMegabytes)
    say(`MISSED: peak_rss_mb is ${peak}; its budget is below ${mostMegabytes}.`);
  console.log(
    JSON.stringify({
      rows,
      seconds: round(seconds),
      rows_per_s: Math.round(rows / seconds),
      copy_rows_per_s: Math.round(rows / copySeconds),
      ratio,
      peak_rss_mb: peak,
      ...again,
    }),
  );
  process.exitCode = ratio >= leastRatio && peak < mostMegabytes ? 0 : 1;
} finally {
  await server.stop();
  process.off('SIGINT', endEarly).off('SIGTERM', endEarly);
}
