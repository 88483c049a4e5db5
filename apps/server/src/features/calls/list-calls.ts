import type { Call, CallFilter, CallOrder } from '@ringfence/contract/calls';
import { decodeIdCursor, encodeIdCursor, firstId, lastId } from '../../platform/database/cursor.ts';
import type { TenantScope, Transaction } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import type { Services } from '../../services.ts';
import { presentCall } from './present-call.ts';
import type { callRow } from './queries/call-fields.ts';
import { listCalls as listStatement, pickCalls } from './queries/list.ts';
import { type ReadFilter, readFilter } from './read-filter.ts';

export interface CallPage extends CallFilter {
  limit: number;
  order: CallOrder;
  cursor?: string | undefined;
}

/** How many calls a page looks at. A hundred thousand a second are looked at. */
const stepsOfPage = 4_000;

interface Walk {
  order: CallOrder;
  /** The id of the call after which to go on. */
  after: string | null;
  most: number;
  steps: number;
}

interface Found {
  rows: RowOf<typeof callRow>[];
  /** After which to go on; null where there is nothing more. */
  next: string | null;
  /** Where looking stopped before there were enough. */
  reached: string | null;
}

/** The next calls, and from where to go on. */
export async function walkCalls(
  transaction: Transaction,
  { asked }: ReadFilter,
  { order, after, most, steps }: Walk,
): Promise<Found> {
  const isOldest = order === 'oldest';
  const start = after ?? (isOldest ? firstId : lastId);
  const picked: RowOf<typeof pickCalls.row>[] = [];
  for (const one of asked) {
    picked.push(...(await transaction.all(pickCalls, [one, isOldest, start, most + 1, steps])));
  }
  const isAfter = (one: string, other: string) => (isOldest ? one > other : one < other);
  const inOrder = (one: { id: string }, other: { id: string }) =>
    one.id === other.id ? 0 : isAfter(one.id, other.id) ? 1 : -1;
  const reached = picked.filter(({ is_match }) => !is_match).toSorted(inOrder)[0]?.id ?? null;
  // No further than all of them were looked at, and each once.
  const within = picked.filter(
    ({ id, is_match }) => is_match && (reached === null || !isAfter(id, reached)),
  );
  const matching = [...new Map(within.map((row) => [row.id, row])).values()].toSorted(inOrder);
  const shown = matching.slice(0, most);
  const rows = await transaction.all(listStatement, [
    shown.map(({ organization_id }) => organization_id),
    shown.map(({ id }) => id),
  ]);
  if (matching.length > most) return { rows, next: shown.at(-1)?.id ?? null, reached: null };
  return { rows, next: reached, reached };
}

/** An id begins with the time at which it was made. */
const timeOf = (id: string): Date =>
  new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16));

export async function listCalls(
  { database }: Pick<Services, 'database'>,
  scope: TenantScope,
  { limit, cursor, order, ...filter }: CallPage,
): Promise<{
  calls: Call[];
  nextCursor: string | null;
  lookedBackTo: string | null;
  isSearchCut: boolean;
}> {
  const after = decodeIdCursor(cursor);
  return database.asTenant(scope, async (transaction) => {
    const read = await readFilter(transaction, scope, filter);
    const walk = { order, after, most: limit, steps: stepsOfPage };
    const { rows, next, reached } = await walkCalls(transaction, read, walk);
    return {
      calls: rows.map(presentCall),
      nextCursor: next === null ? null : encodeIdCursor(next),
      lookedBackTo: reached === null ? null : timeOf(reached).toISOString(),
      isSearchCut: read.isSearchCut,
    };
  });
}
