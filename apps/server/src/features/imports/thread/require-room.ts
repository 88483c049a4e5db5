import { refuse } from '../files/limits.ts';

/** So many rows fit into 2 GB of people with a name, a phone and a debt; more are no people. */
export const mostRows = 20_000_000;

export function requireRoom(rows: number): void {
  if (rows <= mostRows) return;
  throw refuse('rows_too_many');
}
