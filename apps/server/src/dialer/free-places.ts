import { firstCallsPerFreePlace } from '@ringfence/domain/pacing/calls-per-place';
import { limitByPlaces } from '@ringfence/domain/pacing/limit-by-places';
import * as z from 'zod';
import type { CampaignKey } from '../ledger/index.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { RowOf } from '../platform/database/statement.ts';
import { countUnconnected, findConnecting, tryReserving } from './queries/places.ts';
import { storedLines } from './read-lines.ts';

/** A policy of before has none. */
const callsPerFreePlace = z.number().int().min(1).catch(firstCallsPerFreePlace);

function countRoom(row: RowOf<typeof findConnecting.row>, calls: number, now: Date): number {
  const lines = storedLines.parse(row.lines);
  const perPlace = callsPerFreePlace.parse(row.calls_per_free_place);
  return limitByPlaces({ lines, callsPerFreePlace: perPlace, calls }, now);
}

/**
 * How many more calls of a campaign the free places leave. Reserving for one organization is done by one worker at
 * a time, so that all of them together keep to it; there is no room while another does.
 */
export async function findPlaceRoom(
  transaction: Transaction,
  { organizationId, campaignId }: CampaignKey,
  now: Date,
): Promise<number> {
  const row = await transaction.first(findConnecting, [[organizationId], [campaignId]]);
  if (row === undefined) return Number.POSITIVE_INFINITY;
  if (countRoom(row, 0, now) === Number.POSITIVE_INFINITY) return Number.POSITIVE_INFINITY;
  if (!(await transaction.first(tryReserving, [organizationId]))?.is_ours) return 0;
  // What was counted before the others were shut out may be less than there is.
  const known = await transaction.first(findConnecting, [[organizationId], [campaignId]]);
  const live = await transaction.first(countUnconnected, [organizationId]);
  return known === undefined ? 0 : countRoom(known, live?.calls ?? 0, now);
}

/** Without those calls for which somebody took the last places since they were reserved. */
export async function leaveOutUnplaced<Call extends CampaignKey>(
  transaction: Transaction,
  calls: readonly Call[],
  now: Date,
): Promise<readonly Call[]> {
  const organizationIds = [...new Set(calls.map(({ organizationId }) => organizationId))];
  const campaignIds = [...new Set(calls.map(({ campaignId }) => campaignId))];
  const rows = await transaction.all(findConnecting, [organizationIds, campaignIds]);
  const over = new Set<Call>();
  for (const [organizationId, some] of Map.groupBy(rows, (row) => row.organization_id)) {
    const live = await transaction.first(countUnconnected, [organizationId]);
    const [row] = some;
    const room = row ? countRoom(row, live?.placed ?? 0, now) : 0;
    const limited = new Set(some.map(({ campaign_id }) => campaign_id));
    const asking = calls.filter(({ campaignId }) => limited.has(campaignId));
    for (const call of asking.slice(room)) over.add(call);
  }
  return calls.filter((call) => !over.has(call));
}
