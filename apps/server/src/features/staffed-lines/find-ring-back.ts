import type { StaffedLine } from '@ringfence/contract/staffed-lines';
import { listOpenLines } from '@ringfence/domain/callflow/list-open-lines';
import type { Transaction } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import { type LineRow, presentLine } from './present-line.ts';
import { holdRingBackLine, listLines, listLinesOf } from './queries.ts';

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

/** Those to which people can be connected while they are open, in their order. */
export async function listConnectingLines(transaction: Transaction): Promise<StaffedLine[]> {
  const lines = (await transaction.all(listLines)).map(presentLine);
  return lines.filter(({ takesTransfers, verifiedAt }) => takesTransfers && verifiedAt !== null);
}

/** For what makes calls: it stays there until the transaction ends. */
export async function requireRingBackLine(transaction: Transaction): Promise<{ e164: string }> {
  const line = await transaction.first(holdRingBackLine);
  if (line === undefined) throw new ProblemError('ring_back_missing');
  return line;
}

/** Where somebody could be sent at this moment: to ring back, and to be connected to, in turn. */
export async function listReachableLines(
  transaction: Transaction,
  organizationId: string,
  now: Date,
): Promise<{ ringBack: string | null; transfers: readonly string[] }> {
  const rows = await transaction.all(listLinesOf, [organizationId]);
  const lines = rows.filter(({ verified_at }) => verified_at !== null).map(presentLine);
  return {
    ringBack: lines.find((line) => line.takesRingBacks)?.e164 ?? null,
    transfers: listOpenLines(lines, now),
  };
}
