import { appendEntries } from '../../platform/activity/append-entries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { invalidInput, ProblemError } from '../../platform/http/problem.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { isListOpen } from './open-list.ts';
import { lockLists } from './queries/change-lists.ts';
import {
  countMembers,
  findLeavingOut,
  findMerge,
  findMovingOff,
  holdLists,
  lockMerged,
  mergeInto,
  moveMembers,
  takeMembers,
} from './queries/merge-lists.ts';

/** Lists ($listIds) whose people come onto another one. */
export interface Merge {
  listId: string;
  listIds: readonly string[];
}

/** Refuses to let go of lists whose people a campaign that is not over leaves out. */
export async function refuseLeftOut(
  transaction: Transaction,
  listIds: readonly string[],
): Promise<void> {
  if ((await transaction.first(findLeavingOut, [listIds])) === undefined) return;
  throw new ProblemError(
    'conflict',
    'A campaign that is not over leaves out the people of such a list, and would call them. Stop it first.',
  );
}

/**
 * Refuses to leave out lists whose people a merge is taking off them: those who have moved would be called. None begins
 * until the transaction ends.
 */
export async function requireUnmoved(
  transaction: Transaction,
  listIds: readonly string[],
): Promise<void> {
  if (listIds.length === 0) return;
  await transaction.all(holdLists, [listIds]);
  if ((await transaction.first(findMovingOff, [listIds])) === undefined) return;
  throw new ProblemError(
    'conflict',
    'A list that you leave out is being merged into another at the moment. Wait until that is done.',
  );
}

/** Refuses what cannot be merged, and tells how many will move. The lists stay until the transaction ends. */
export async function prepareMerge(
  transaction: Transaction,
  { listId, listIds }: Merge,
): Promise<{ listIds: string[]; people: number; isExact: boolean }> {
  const others = [...new Set(listIds)];
  if (others.includes(listId)) {
    throw invalidInput('listIds', 'A list cannot be merged into itself.');
  }
  const locked = await transaction.all(lockLists, [[listId, ...others]]);
  if (locked.length !== others.length + 1) throw new ProblemError('not_found');
  if (locked.some(({ id, archived_at }) => id === listId && archived_at !== null)) {
    throw invalidInput('listId', 'This list was put away. Take it out of the archive first.');
  }
  if (locked.some(({ id, merged_into }) => id !== listId && merged_into !== null)) {
    throw invalidInput('listIds', 'A list that was merged already cannot be merged again.');
  }
  await transaction.all(lockMerged, [others]);
  await refuseLeftOut(transaction, others);
  // Else two could move the same people to and fro without end.
  if ((await transaction.first(findMerge, [[listId, ...others]])) !== undefined) {
    throw new ProblemError(
      'conflict',
      'One of these lists is being merged at the moment. Wait until that is done.',
    );
  }
  const counted = await transaction.first(countMembers, [others]);
  return { listIds: others, people: counted?.people ?? 0, isExact: counted?.is_exact ?? false };
}

interface Moved {
  done: number;
  changed: number;
  last: string | null;
  isLast: boolean;
}

/** The emptied lists are put away, and it is written down. */
async function finishMerge(
  { effects, now }: Pick<Services, 'effects' | 'now'>,
  transaction: Transaction,
  { organizationId, userId }: OrganizationScope,
  { listId, listIds }: Merge,
): Promise<void> {
  await transaction.all(mergeInto, [listId, listIds, now()]);
  await appendEntries(transaction, effects, [
    {
      organizationId,
      actor: { kind: 'profile', id: userId },
      action: 'list.merged',
      subject: { kind: 'list', id: listId },
      detail: { lists: String(listIds.length) },
    },
  ]);
}

/**
 * Moves the next people; with the last of them the emptied lists are put away. Answers why where it cannot go on: the list
 * that they go to was put away meanwhile, or a campaign leaves out one of the others.
 */
export async function mergeBatch(
  services: Pick<Services, 'effects' | 'now'>,
  transaction: Transaction,
  scope: OrganizationScope,
  { merge, after, most }: { merge: Merge; after: string | null; most: number },
): Promise<Moved | 'list_archived' | 'list_left_out'> {
  const { listId, listIds } = merge;
  if (!(await isListOpen(transaction, listId))) return 'list_archived';
  if ((await transaction.first(findLeavingOut, [listIds])) !== undefined) return 'list_left_out';
  const take = async (from: string | null) =>
    (await transaction.all(takeMembers, [listIds, from, most])).map(({ contact_id }) => contact_id);
  let people = await take(after);
  if (people.length < most) {
    // Nobody can be added from here on; people who were added behind our position are taken along.
    await transaction.all(lockLists, [listIds]);
    people = await take(null);
  }
  const moved = await transaction.all(moveMembers, [listId, listIds, people]);
  const isLast = people.length < most;
  if (isLast) await finishMerge(services, transaction, scope, merge);
  return { done: people.length, changed: moved.length, last: people.at(-1) ?? null, isLast };
}
