import { appendEntries } from '../../platform/activity/append-entries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { invalidInput, ProblemError } from '../../platform/http/problem.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { isListOpen } from './open-list.ts';
import { lockLists } from './queries/change-lists.ts';
import { countMembers, mergeInto, moveMembers, takeMembers } from './queries/merge-lists.ts';

/** Lists ($listIds) whose people come onto another one. */
export interface Merge {
  listId: string;
  listIds: readonly string[];
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
  const counted = await transaction.first(countMembers, [others]);
  return { listIds: others, people: counted?.people ?? 0, isExact: counted?.is_exact ?? false };
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
 * Moves the next people; with the last of them the emptied lists are put away. Null where the list that
 * they go to was put away meanwhile.
 */
export async function mergeBatch(
  services: Pick<Services, 'effects' | 'now'>,
  transaction: Transaction,
  scope: OrganizationScope,
  { merge, after, most }: { merge: Merge; after: string | null; most: number },
): Promise<{ done: number; changed: number; last: string | null; isLast: boolean } | null> {
  const { listId, listIds } = merge;
  if (!(await isListOpen(transaction, listId))) return null;
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
