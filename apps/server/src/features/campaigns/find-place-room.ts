import { firstCallsPerFreePlace } from '@ringfence/domain/pacing/calls-per-place';
import { limitByPlaces } from '@ringfence/domain/pacing/limit-by-places';
import * as z from 'zod';
import type { Transaction } from '../../platform/database/database.ts';
import { findPlaces } from './queries/places.ts';

const lines = z.array(
  z.object({
    e164: z.string(),
    takesTransfers: z.boolean(),
    hours: z.array(z.object({ from: z.number(), to: z.number() }).nullable()).nullable(),
    zone: z.string(),
    places: z.number(),
    taken: z.number(),
  }),
);
/** A policy of before has none. */
const callsPerFreePlace = z.number().int().min(1).catch(firstCallsPerFreePlace);

/** How many more calls of a campaign the free places leave, as the dialer counts it; infinite where nobody is connected. */
export async function findPlaceRoom(
  transaction: Transaction,
  campaignId: string,
  now: Date,
): Promise<number> {
  const row = await transaction.first(findPlaces, [campaignId]);
  if (row === undefined) return Number.POSITIVE_INFINITY;
  const known = {
    lines: lines.parse(row.lines),
    callsPerFreePlace: callsPerFreePlace.parse(row.calls_per_free_place),
    calls: row.calls,
  };
  return limitByPlaces(known, now);
}
