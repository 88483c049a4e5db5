import * as z from 'zod';
import { ProblemError } from '../http/problem.ts';

/** The place of a row in a list sorted by time: its time, and its id among equal times. */
export interface Cursor {
  at: Date;
  id: string;
}

const cursorFields = z.tuple([z.iso.datetime(), z.uuid()]);

export function encodeCursor({ at, id }: Cursor): string {
  return Buffer.from(JSON.stringify([at.toISOString(), id])).toString('base64url');
}

export function decodeCursor(text: string): Cursor {
  try {
    const [at, id] = cursorFields.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return { at: new Date(at), id };
  } catch {
    throw unknownCursor();
  }
}

function unknownCursor(): ProblemError {
  return new ProblemError('validation_failed', 'The cursor is not one that this list gave.', [
    { path: 'cursor', message: 'Leave it out to begin at the top.' },
  ]);
}

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
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  return { shown, nextCursor: hasMore ? encodeIdCursor(idOf(last)) : null };
}
