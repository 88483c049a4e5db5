import * as z from 'zod';
import type { Transaction } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { drawMembers, expectMembers, ofMembers, showMembers } from './queries/members.ts';
import type { Judging } from './stand-people.ts';

/** Enough to tell shares within a few in a hundred, and few enough to answer while somebody types. */
export const usualSample = 2_000;
const places = 2 ** 31;
/** A sample this much larger or smaller than asked for is drawn again. */
const mostOff = 2;

export interface MemberSample {
  members: RowOf<typeof showMembers.everybody.row>[];
  /** How many people there are; where the sample is not all of them, an estimate where they are on several lists. */
  people: number;
  isWhole: boolean;
}

const drawnIds = z.array(z.string());

/** A share of the members, and how many there are in all. Who is on several lists is drawn with each or with none. */
async function draw(
  transaction: Transaction,
  organizationId: string,
  called: readonly string[],
  share: number,
) {
  const values = [organizationId, called, Math.ceil(share * places)];
  const row = await transaction.first(drawMembers, values);
  return { share, counted: row?.people ?? 0, drawn: new Set(drawnIds.parse(row?.drawn ?? [])) };
}

/**
 * People of the lists, drawn by a hash of their id: everybody is as likely to be in the sample, and the same question
 * draws the same people. The planner says first how many to draw, so that the lists are gone through once.
 */
export async function drawSample(
  transaction: Transaction,
  lists: readonly [string[], string[]],
  { organizationId, inForce, now }: Pick<Judging, 'organizationId' | 'inForce' | 'now'>,
  size = usualSample,
): Promise<MemberSample> {
  const [called, excluded] = lists;
  const chooseShare = (people: number): number => Math.min(1, size / Math.max(1, people));
  const expected = await transaction.first(expectMembers, [organizationId, called]);
  let sample = await draw(transaction, organizationId, called, chooseShare(expected?.people ?? 0));
  const right = chooseShare(sample.counted);
  if (sample.share > right * mostOff || sample.share < right / mostOff) {
    sample = await draw(transaction, organizationId, called, right);
  }
  const { share, counted, drawn } = sample;
  const members = await transaction.all(ofMembers(showMembers, excluded), [
    organizationId,
    [...drawn],
    excluded,
    inForce.version,
    now,
  ]);
  const isSimple = called.length === 1 && excluded.length === 0;
  const people = isSimple && share < 1 ? counted : Math.round(members.length / share);
  return { members, people, isWhole: share === 1 };
}
