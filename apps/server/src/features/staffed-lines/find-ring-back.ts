import type { Transaction } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { LineRow } from './present-line.ts';
import { holdRingBackLine, listLines } from './queries.ts';

/** Nobody is asked to ring a number that was never proven to be the organization's. */
export const takesRingBacks = (line: LineRow): boolean =>
  line.takes_ring_backs && line.verified_at !== null;

/** The number to ring back: the first verified line that takes returned calls. */
export async function findRingBackLine(
  transaction: Transaction,
): Promise<{ e164: string } | undefined> {
  const lines = await transaction.all(listLines);
  const line = lines.find(takesRingBacks);
  return line && { e164: line.e164 };
}

/** For what makes calls: it stays there until the transaction ends. */
export async function requireRingBackLine(transaction: Transaction): Promise<{ e164: string }> {
  const line = await transaction.first(holdRingBackLine);
  if (line === undefined) throw new ProblemError('ring_back_missing');
  return line;
}
