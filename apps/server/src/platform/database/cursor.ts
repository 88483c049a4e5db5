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
    throw new ProblemError('validation_failed', 'The cursor is not one that this list gave.', [
      { path: 'cursor', message: 'Leave it out to begin at the top.' },
    ]);
  }
}
