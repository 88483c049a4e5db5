import type { KnownShape } from '@ringfence/domain/forecast/find-standing';
import * as z from 'zod';
import type { RowOf } from '../../platform/database/statement.ts';
import type { loadShapes } from './queries/shapes.ts';

const times = z.array(z.string());
const codes = z.array(z.string().nullable());

const readTime = (text: string): number =>
  text === '-infinity' ? Number.NEGATIVE_INFINITY : Date.parse(text);

/** A shape as the table has it: one entry for each window. */
export function readShape(row: RowOf<typeof loadShapes.row>): KnownShape {
  const closings = times.parse(row.closes_at);
  const deferred = codes.parse(row.deferred_by);
  const windows = times.parse(row.opens_at).map((opensAt, index) => ({
    opensAt: readTime(opensAt),
    closesAt: readTime(closings[index] ?? opensAt),
    deferredBy: deferred[index] ?? null,
  }));
  return { windows, blockedBy: row.blocked_by };
}
