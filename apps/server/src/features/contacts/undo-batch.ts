import { appendEntries } from '../../platform/activity/append-entries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { archiveEmptyList, isListOpen } from '../lists/index.ts';
import { liftMany } from '../records/index.ts';
import type { BatchRequest, ForwardAction } from './act-on-batch.ts';
import { type Batch, endBecause } from './bulk-action.ts';
import { putBack, takeChanges, takeOffAgain } from './queries/action-changes.ts';

type Change = RowOf<typeof takeChanges.row>;

/** Answers for how many there was still something to take back. */
async function takeBack(
  services: Pick<Services, 'effects' | 'now'>,
  transaction: Transaction,
  scope: OrganizationScope,
  { action, changes }: { action: ForwardAction; changes: readonly Change[] },
): Promise<number> {
  const people = changes.map(({ contact_id }) => contact_id);
  const since = changes.map(({ added_at }) => added_at);
  switch (action.kind) {
    case 'add_to_list':
      return (await transaction.all(takeOffAgain, [action.listId, people, since])).length;
    case 'remove_from_list': {
      const uploads = changes.map(({ import_id }) => import_id);
      return (await transaction.all(putBack, [action.listId, people, since, uploads])).length;
    }
    case 'restrict': {
      const restrictionIds = changes.flatMap(({ suppression_id }) => suppression_id ?? []);
      return liftMany(services, transaction, scope, restrictionIds);
    }
    case 'note':
      throw new Error('a note is not taken back');
  }
}

/** A list that was made for those who are off it again goes with them, unless somebody else is on it. */
async function finishUndo(
  { effects, now }: Pick<Services, 'effects' | 'now'>,
  transaction: Transaction,
  { organizationId, userId }: OrganizationScope,
  action: ForwardAction,
): Promise<void> {
  if (action.kind !== 'add_to_list' || !action.isNewList) return;
  const { listId } = action;
  if (!(await archiveEmptyList(transaction, listId, now()))) return;
  await appendEntries(transaction, effects, [
    {
      organizationId,
      actor: { kind: 'profile', id: userId },
      action: 'list.archived',
      subject: { kind: 'list', id: listId },
    },
  ]);
}

/** Takes back what another action did to the next people whom it changed, and to nobody else. */
export async function undoBatch(
  services: Pick<Services, 'effects' | 'now'>,
  transaction: Transaction,
  scope: OrganizationScope,
  request: BatchRequest & { action: ForwardAction; undoesId: string },
): Promise<Batch> {
  const { action, undoesId, after, most } = request;
  if ('listId' in action && !(await isListOpen(transaction, action.listId))) {
    return endBecause('list_archived');
  }
  const changes = await transaction.all(takeChanges, [undoesId, after, most]);
  const isLast = changes.length < most;
  const changed =
    changes.length === 0 ? 0 : await takeBack(services, transaction, scope, { action, changes });
  if (isLast) await finishUndo(services, transaction, scope, action);
  return { done: changes.length, changed, last: changes.at(-1)?.contact_id ?? null, isLast };
}
