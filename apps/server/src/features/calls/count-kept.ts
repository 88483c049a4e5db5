import type { CallFilter } from '@ringfence/contract/calls';
import { callKinds } from '@ringfence/domain/calls/outcome-groups';
import { momentOf } from '@ringfence/domain/zones/convert-time';
import { listOffsets } from '@ringfence/domain/zones/local-days';
import type { Transaction } from '../../platform/database/database.ts';
import { findZone, sumKept } from './queries/list.ts';

const dayMilliseconds = 86_400_000;
/** No call is older, and none is later than its day. */
const firstDay = '2020-01-01';

/** What is kept of calls by quarters of an hour says nothing of anything else. */
const keptParts: ReadonlySet<string> = new Set([
  'from',
  'to',
  'outcomes',
  'placed',
  'underWay',
  'hour',
  'weekday',
] satisfies (keyof CallFilter)[]);

const isAsked = (value: unknown): boolean =>
  value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0);

function listKinds({ outcomes = [], placed, underWay }: CallFilter): string[] {
  const wanted = [...(underWay === true ? ['under_way'] : []), ...outcomes];
  const named = wanted.length === 0 ? callKinds : wanted;
  return named.filter((kind) => placed !== true || kind !== 'withdrawn');
}

/** How many calls of an organization there are, where that is kept; null where it is not. */
export async function countKept(
  transaction: Transaction,
  organizationId: string,
  filter: CallFilter,
  now: Date,
): Promise<number | null> {
  const asked = Object.entries(filter).filter(([, value]) => isAsked(value));
  if (asked.some(([part]) => !keptParts.has(part))) return null;
  const zone = (await transaction.first(findZone, [organizationId]))?.zone ?? 'UTC';
  const today = now.toISOString().slice(0, 10);
  const numberOf = (day: string) => Date.parse(day) / dayMilliseconds;
  // Of thousands of years in which there are no calls, no clock change is looked for.
  const first = Math.max(numberOf(filter.from ?? firstDay), numberOf(firstDay));
  const end = numberOf(today) + 2;
  const last = filter.to === undefined ? end : Math.min(numberOf(filter.to) + 1, end);
  const parts = listOffsets(zone, {
    from: momentOf(zone, Math.min(first, end), 0),
    to: momentOf(zone, last, 0),
  });
  const counted = await transaction.first(sumKept, [
    organizationId,
    parts.map(({ from }) => from),
    parts.map(({ to }) => to),
    parts.map(({ offsetSeconds }) => offsetSeconds),
    listKinds(filter),
    filter.hour ?? null,
    filter.weekday ?? null,
  ]);
  return counted === undefined ? 0 : Number(counted.count);
}
