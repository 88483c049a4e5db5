import { countCalls } from '@ringfence/server/src/features/calls/count-calls.ts';
import { callsWriter } from '@ringfence/server/src/features/calls/index.ts';
import { listCalls } from '@ringfence/server/src/features/calls/list-calls.ts';
import type { Database } from '@ringfence/server/src/platform/database/database.ts';
import type { Measured } from '../lists/measure-questions.ts';
import { percentile } from '../lists/percentile.ts';
import type { FilledHistory } from './fill-calls.ts';
import type { Question } from './list-questions.ts';

const rowsAPage = 50;
const warmUps = 2;

export async function measure(
  name: string,
  rounds: number,
  ask: () => Promise<unknown>,
): Promise<Measured> {
  const times: number[] = [];
  for (let round = 0; round < warmUps + rounds; round += 1) {
    const started = performance.now();
    await ask();
    if (round >= warmUps) times.push(performance.now() - started);
  }
  return { name, p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}

/** Asks as the API does, from the filter to the rows that are shown, and how many match. */
export async function measureQuestion(
  database: Database,
  { organizationId, userId }: FilledHistory,
  { name, filter, order, depth }: Question,
  rounds: number,
): Promise<Measured[]> {
  const scope = { organizationId, userId };
  const ask = (cursor: string | undefined) =>
    listCalls({ database }, scope, { ...filter, order, limit: rowsAPage, cursor });
  let cursor: string | undefined;
  for (let page = 0; page < depth; page += 1) cursor = (await ask(cursor)).nextCursor ?? undefined;
  const page = await measure(name, rounds, () => ask(cursor));
  if (order === 'oldest' || depth > 0) return [page];
  const counted = await measure(`count ${name}`, rounds, () =>
    countCalls({ database, now: () => new Date() }, scope, filter),
  );
  return [page, counted];
}

/** How many rows a second a file is written with. */
export async function measureExport(
  database: Database,
  { organizationId, userId }: FilledHistory,
  most: number,
): Promise<number> {
  const services = { database, now: () => new Date() };
  const content = { filter: {}, order: 'newest' };
  const scope = { organizationId, userId, isSuperAdministrator: false };
  const file = await callsWriter.write(services, scope, content);
  const started = performance.now();
  let rows = 0;
  for await (const _row of file.rows) {
    rows += 1;
    if (rows > most) break;
  }
  return rows / ((performance.now() - started) / 1000);
}
