import * as z from 'zod';
import type { Transaction } from '../../platform/database/database.ts';
import { retryDeadlock } from '../../platform/database/retry-deadlock.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import type { JobDefinition } from '../../platform/jobs/jobs.ts';
import { publishEvents } from '../../platform/live/publish-events.ts';
import type { Services } from '../../services.ts';
import { keepsRight } from '../access/index.ts';
import { countList, mergeBatch } from '../lists/index.ts';
import { actOnBatch } from './act-on-batch.ts';
import {
  type ActionKind,
  actionPermissions,
  type Batch,
  type BulkAction,
  bulkAction,
  endBecause,
  undoPermissions,
} from './bulk-action.ts';
import {
  advanceAction,
  endAction,
  failAction,
  listUnfinishedActions,
  lockAction,
} from './queries/contact-actions.ts';
import { undoBatch } from './undo-batch.ts';

export type RunServices = Pick<
  Services,
  'database' | 'effects' | 'now' | 'log' | 'superAdministratorEmails'
>;

const payload = z.object({
  /** None: all that are not finished. */
  actionId: z.uuid().optional(),
});

/** By itself too, for a process that wrote one down and could not ask for it any more. */
export const runActionJob: JobDefinition<z.output<typeof payload>> = {
  name: 'run-contact-action',
  payload,
  cron: '*/5 * * * *',
  coalesceBy: ({ actionId }) => actionId ?? 'all',
  longestSeconds: 3600,
};

/** Done in one transaction: few enough that a cancellation, and a call to one of them, waits for a moment. */
const most = 500;

type Unfinished = RowOf<typeof listUnfinishedActions.row>;

async function doBatch(
  services: RunServices,
  transaction: Transaction,
  scope: OrganizationScope,
  {
    actionId,
    action,
    locked,
  }: { actionId: string; action: BulkAction; locked: RowOf<typeof lockAction.row> },
): Promise<Batch> {
  const { selection, after_id: after, undoes_id: undoesId, created_at: askedAt } = locked;
  if (action.kind === 'merge_lists') {
    const moved = await mergeBatch(services, transaction, scope, { merge: action, after, most });
    return typeof moved === 'string' ? endBecause(moved) : moved;
  }
  const request = { actionId, action, after, most };
  return undoesId === null
    ? actOnBatch(services, transaction, scope, { ...request, selection, askedAt })
    : undoBatch(services, transaction, scope, { ...request, undoesId });
}

/** What to do next: more of it, or nothing, and then whose people have changed. */
type Outcome = { hasMore: true } | { hasMore: false; listId: string | null };

/**
 * One batch and how far it came, in one transaction: whatever cuts it off, it goes on from where it was.
 */
function runBatch(
  services: RunServices,
  scope: OrganizationScope,
  actionId: string,
  kind: ActionKind,
): Promise<Outcome> {
  const { database, effects, now } = services;
  const { organizationId } = scope;
  return retryDeadlock(() =>
    database.asTenant(scope, async (transaction): Promise<Outcome> => {
      const locked = await transaction.first(lockAction, [actionId]);
      if (locked === undefined) return { hasMore: false, listId: null };
      const action = bulkAction.parse({ ...z.object({}).loose().parse(locked.content), kind });
      const batch = await doBatch(services, transaction, scope, { actionId, action, locked });
      const { done, changed, last, isLast, failure } = batch;
      await transaction.all(advanceAction, [actionId, done, changed, last ?? locked.after_id]);
      const isOver = isLast || failure !== undefined;
      if (isOver) {
        const state = failure === undefined ? 'done' : 'failed';
        await transaction.all(endAction, [actionId, state, failure ?? null, now()]);
      }
      const listId = 'listId' in action ? action.listId : null;
      await publishEvents(transaction, effects.wakeRelay, [
        { organizationId, event: { kind: 'contact_actions_changed', actionId } },
        ...(isOver ? [{ organizationId, event: { kind: 'contacts_changed' as const } }] : []),
        ...(isOver && listId !== null
          ? [{ organizationId, event: { kind: 'lists_changed' as const } }]
          : []),
      ]);
      return isOver ? { hasMore: false, listId } : { hasMore: true };
    }),
  );
}

/** For a person who lost the right to it meanwhile, no more of it is done. */
async function endWith(services: RunServices, action: Unfinished, failure: string): Promise<void> {
  const { organization_id: organizationId, id: actionId } = action;
  await services.database.asSystem(async (transaction) => {
    await transaction.all(failAction, [organizationId, actionId, failure, services.now()]);
    await publishEvents(transaction, services.effects.wakeRelay, [
      { organizationId, event: { kind: 'contact_actions_changed', actionId } },
    ]);
  });
}

async function runOne(services: RunServices, action: Unfinished): Promise<void> {
  const { organization_id: organizationId, created_by: userId } = action;
  const wasSuperAdministrator = action.is_super_administrator;
  const scope = {
    organizationId,
    userId,
    isSuperAdministrator: wasSuperAdministrator,
    apiKeyId: action.api_key_id ?? undefined,
  };
  const kind = bulkAction.options
    .map((option) => option.shape.kind.value)
    .find((name) => name === action.kind);
  if (kind === undefined) throw new Error('an action of no known kind');
  const permission = action.undoes_id === null ? actionPermissions[kind] : undoPermissions[kind];
  if (permission === undefined) throw new Error('an action that cannot be taken back');
  const asked = { userId, organizationId, wasSuperAdministrator };
  for (;;) {
    if (!(await keepsRight(services, asked, permission))) {
      await endWith(services, action, 'not_permitted');
      return;
    }
    const outcome = await runBatch(services, scope, action.id, kind);
    if (outcome.hasMore) continue;
    const { listId } = outcome;
    // The count of a large list is kept for a while: a person who looks now is to see what was done.
    if (listId !== null) await countList(services, { organizationId, listId });
    return;
  }
}

/** Does what was asked for to many contacts, batch by batch, as the person who asked for it. */
export async function runActions(
  services: RunServices,
  { actionId }: z.output<typeof payload>,
): Promise<void> {
  const unfinished = await services.database.asSystem((transaction) =>
    transaction.all(listUnfinishedActions, [actionId ?? null]),
  );
  for (const action of unfinished) await runOne(services, action);
}
