import { type List, list } from '@ringfence/contract/lists';
import { appendEntries } from '../../platform/activity/append-entries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import { writeOnce } from '../../platform/idempotency/write-once.ts';
import { publishEvents } from '../../platform/live/publish-events.ts';
import type { Services } from '../../services.ts';
import { refuseLeftOut } from './merge-lists.ts';
import { makeList, nameTaken } from './open-list.ts';
import { presentList } from './present-list.ts';
import {
  archiveList as archiveStatement,
  lockLists,
  renameList as renameStatement,
} from './queries/change-lists.ts';
import { readList } from './show-lists.ts';

export type ChangeServices = Pick<Services, 'database' | 'effects' | 'now' | 'askForCounting'>;
export interface ChangeContext {
  scope: OrganizationScope;
  headers: Headers;
}

interface Change {
  operation: string;
  /** What is written down, such as `list.renamed`. */
  action: string;
  input: object;
}

/** Every change to a list: made once, recorded, announced to open screens, and answered with the list. */
function changeList(
  services: ChangeServices,
  context: ChangeContext,
  { operation, action, input }: Change,
  work: (transaction: Transaction) => Promise<{ listId: string }>,
): Promise<List> {
  const { effects, now } = services;
  const { organizationId, userId } = context.scope;
  const request = { ...context, operation, input, output: list };
  return writeOnce(services.database, request, async (transaction) => {
    const { listId } = await work(transaction);
    await appendEntries(transaction, effects, [
      {
        organizationId,
        actor: { kind: 'profile', id: userId },
        action,
        subject: { kind: 'list', id: listId },
      },
    ]);
    await publishEvents(transaction, effects.wakeRelay, [
      { organizationId, event: { kind: 'lists_changed' } },
    ]);
    const { row, figures } = await readList(transaction, context.scope, listId, now());
    return presentList(row, figures);
  });
}

/** One list that nobody else changes meanwhile. */
async function lockList(transaction: Transaction, listId: string) {
  const [locked] = await transaction.all(lockLists, [[listId]]);
  if (locked === undefined) throw new ProblemError('not_found');
  return locked;
}

export function createList(
  services: ChangeServices,
  context: ChangeContext,
  input: { name: string },
): Promise<List> {
  const change = { operation: 'lists.create', action: 'list.created', input };
  return changeList(services, context, change, async (transaction) => ({
    listId: await makeList(transaction, input.name),
  }));
}

const uniquenessCode = '23505';
const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === uniquenessCode;

export function renameList(
  services: ChangeServices,
  context: ChangeContext,
  input: { listId: string; name: string },
): Promise<List> {
  const change = { operation: 'lists.rename', action: 'list.renamed', input };
  return changeList(services, context, change, async (transaction) => {
    const { listId, name } = input;
    await lockList(transaction, listId);
    await transaction
      .attempt(() => transaction.all(renameStatement, [listId, name]))
      .catch((error: unknown) => {
        throw isTaken(error) ? nameTaken() : error;
      });
    return { listId };
  });
}

/** Its people stay, and campaigns that run go on; nobody is put on it and no campaign starts with it. */
export function archiveList(
  services: ChangeServices,
  context: ChangeContext,
  input: { listId: string },
): Promise<List> {
  const change = { operation: 'lists.archive', action: 'list.archived', input };
  return changeList(services, context, change, async (transaction) => {
    const { archived_at } = await lockList(transaction, input.listId);
    const at = archived_at ?? services.now();
    if (archived_at === null) await transaction.all(archiveStatement, [input.listId, at]);
    return input;
  });
}

export function restoreList(
  services: ChangeServices,
  context: ChangeContext,
  input: { listId: string },
): Promise<List> {
  const change = { operation: 'lists.restore', action: 'list.restored', input };
  return changeList(services, context, change, async (transaction) => {
    const { merged_into } = await lockList(transaction, input.listId);
    // It stands for where its people are until then.
    if (merged_into !== null) await refuseLeftOut(transaction, [input.listId]);
    await transaction.all(archiveStatement, [input.listId, null]);
    return input;
  });
}
