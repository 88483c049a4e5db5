import * as z from 'zod';
import { ProblemError } from '../http/problem.ts';

/** The place of a row in a list sorted by time: its time, and its id among equal times. */
export interface Cursor {
  at: Date;
  id: string;
}

/** The place of a row as its values in the order of the list, closed to the eye of the reader. */
export function encodePlace(values: readonly (string | null)[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

export function decodePlace<Place>(place: z.ZodType<Place>, text: string): Place {
  try {
    return place.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    throw unknownCursor();
  }
}

const cursorFields = z.tuple([z.iso.datetime(), z.uuid()]);

export function encodeCursor({ at, id }: Cursor): string {
  return encodePlace([at.toISOString(), id]);
}

export function decodeCursor(text: string): Cursor {
  const [at, id] = decodePlace(cursorFields, text);
  return { at: new Date(at), id };
}

function unknownCursor(): ProblemError {
  return new ProblemError('validation_failed', 'The cursor is not one that this list gave.', [
    { path: 'cursor', message: 'Leave it out to begin at the top.' },
  ]);
}

/**
 * The places before the first and after the last row. They are given like any other, because a
 * condition that may be absent is one that an index cannot be entered by.
 */
export const firstId = '00000000-0000-0000-0000-000000000000';
export const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** The place of a row in a list sorted by its id, which begins with the time it was made. */
export function encodeIdCursor(id: string): string {
  return Buffer.from(id).toString('base64url');
}

export function decodeIdCursor(text: string | undefined): string | null {
  if (text === undefined) return null;
  const id = z.uuid().safeParse(Buffer.from(text, 'base64url').toString());
  if (id.success) return id.data;
  throw unknownCursor();
}

/** One row more than shown was asked for: whether there is it tells whether there is a next page. */
export function cutPage<Row>(
  rows: readonly Row[],
  limit: number,
  idOf: (row: Row) => string,
): { shown: Row[]; nextCursor: string | null } {
  return cutPageAt(rows, limit, (row) => encodeIdCursor(idOf(row)));
}

/** The same for a list in another order. */
export function cutPageAt<Row>(
  rows: readonly Row[],
  limit: number,
  cursorOf: (row: Row) => string,
): { shown: Row[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  return { shown, nextCursor: hasMore ? cursorOf(last) : null };
}
