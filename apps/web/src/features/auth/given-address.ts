import { isRecord } from '../../platform/is-record.ts';

/** What the router keeps for the forms of visitors: the address that somebody was invited by. */
export function giveAddress(email: string): { email: string } {
  return { email };
}

/** The address to fill in, empty where none was given. */
export function findGivenAddress(state: unknown): string {
  const email = isRecord(state) ? state.email : null;
  return typeof email === 'string' ? email : '';
}
