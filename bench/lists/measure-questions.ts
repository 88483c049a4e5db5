import { listContacts } from '@ringfence/server/src/features/contacts/list-contacts.ts';
import type { Database } from '@ringfence/server/src/platform/database/database.ts';
import type { FilledOrganization } from './fill-contacts.ts';
import type { Question } from './list-questions.ts';
import { percentile } from './percentile.ts';

/** The moment at which the made-up contacts can be called or not. */
const now = new Date('2026-06-01T00:00:00Z');
const rowsAPage = 50;
const warmUps = 2;

export interface Measured {
  name: string;
  p50: number;
  p95: number;
}

export interface MeasuredQuestion extends Measured {
  isUsual: boolean;
}

/** Asks as the API does, from the filter to the rows that are shown. */
export async function measureQuestion(
  database: Database,
  { organizationId, userId }: FilledOrganization,
  { name, filter, sort, direction, depth, isUsual }: Question,
  rounds: number,
): Promise<MeasuredQuestion> {
  const services = { database, now: () => now };
  const scope = { organizationId, userId };
  const ask = (cursor: string | undefined) =>
    listContacts(services, scope, { ...filter, sort, direction, limit: rowsAPage, cursor });
  let cursor: string | undefined;
  for (let page = 0; page < depth; page += 1) cursor = (await ask(cursor)).nextCursor ?? undefined;
  const times: number[] = [];
  for (let round = 0; round < warmUps + rounds; round += 1) {
    const started = performance.now();
    await ask(cursor);
    if (round >= warmUps) times.push(performance.now() - started);
  }
  return { name, p50: percentile(times, 0.5), p95: percentile(times, 0.95), isUsual };
}
