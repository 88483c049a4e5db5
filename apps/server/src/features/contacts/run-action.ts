import { contactSelection } from '@ringfence/contract/contacts';
import * as z from 'zod';
import type { Transaction } from '../../platform/database/database.ts';
import { retryDeadlock } from '../../platform/database/retry-deadlock.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import type { JobDefinition } from '../../platform/jobs/jobs.ts';
import { publishEvents } from '../../platform/live/publish-events.ts';
import type { Services } from '../../services.ts';
import { keepsRight } from '../access/index.ts';
import { restrictMany } from '../records/index.ts';
import { actionPermissions, type BulkAction, bulkAction } from './bulk-action.ts';
import {
  addToList,
  advanceAction,
  endAction,
  failAction,
  insertNoteOnMany,
  listUnfinishedActions,
  lockAction,
  removeFromList,
  takeMatching,
  takeNamed,
} from './queries/contact-actions.ts';
import { readFilter } from './read-filter.ts';

export type RunServices = Pick<
  Services,
  'database' | 'effects' | 'now' | 'log' | 'superAdministratorEmails'
>;

const payload = z.object({
  /** None: all that are not finished. */
  actionId: z.uuid().optional(),
});

/** By itself too, for whoever wrote one down and could not ask for it any more. */
export const runActionJob: JobDefinition<z.output<typeof payload>> = {
  name: 'run-contact-action',
  payload,
  cron: '*/5 * * * *',
  coalesceBy: ({ actionId }) => actionId ?? 'all',
  longestSeconds: 3600,
};

/** Done in one transaction: few enough that a cancellation, and a call to one of them, waits for a moment. */
const batchSize = 500;

interface Batch {
  ids: string[];
  /** The last one that was looked at, excepted or not. */
  last: string | null;
  isLast: boolean;
}

async function takeBatch(
  transaction: Transaction,
  selection: unknown,
  after: string | null,
  createdAt: Date,
): Promise<Batch> {
  const wanted = contactSelection.parse(selection);
  const finish = (rows: readonly { id: string }[], ids: string[]): Batch => ({
    ids,
    last: rows.at(-1)?.id ?? null,
    isLast: rows.length < batchSize,
  });
  if ('contactIds' in wanted) {
    const rows = await transaction.all(takeNamed, [wanted.contactIds, after, batchSize]);
    return finish(
      rows,
      rows.map(({ id }) => id),
    );
  }
  // What depends on the time means the moment at which it was asked for.
  const filter = readFilter(wanted.filter, createdAt);
  const rows = await transaction.all(takeMatching, [filter, wanted.except, after, batchSize]);
  const ids = rows.flatMap(({ id, is_excepted }) => (is_excepted ? [] : [id]));
  return finish(rows, ids);
}

async function actOn(
  services: RunServices,
  transaction: Transaction,
  scope: OrganizationScope,
  action: BulkAction,
  contactIds: readonly string[],
): Promise<number> {
  switch (action.kind) {
    case 'add_to_list':
      return (await transaction.all(addToList, [action.listId, contactIds])).length;
    case 'remove_from_list':
      return (await transaction.all(removeFromList, [action.listId, contactIds])).length;
    case 'note': {
      const values = [contactIds, action.content, services.now()];
      return (await transaction.all(insertNoteOnMany, values)).length;
    }
    case 'restrict': {
      const { restriction: kind, source, evidence, note } = action;
      return restrictMany(services, transaction, scope, {
        contactIds,
        kind,
        source,
        evidence,
        note,
      });
    }
  }
}

/**
 * One batch and how far it came, in one transaction: whatever cuts it off, it goes on from where it was.
 * Whether there is more to do.
 */
function runBatch(
  services: RunServices,
  scope: OrganizationScope,
  actionId: string,
  kind: string,
): Promise<boolean> {
  const { database, effects, now } = services;
  const { organizationId } = scope;
  return retryDeadlock(() =>
    database.asTenant(scope, async (transaction) => {
      const locked = await transaction.first(lockAction, [actionId]);
      if (locked === undefined) return false;
      const { content, selection, after_id, created_at } = locked;
      const action = bulkAction.parse({ ...z.object({}).loose().parse(content), kind });
      const { ids, last, isLast } = await takeBatch(transaction, selection, after_id, created_at);
      const changed = ids.length === 0 ? 0 : await actOn(services, transaction, scope, action, ids);
      await transaction.all(advanceAction, [actionId, ids.length, changed, last ?? after_id]);
      if (isLast) await transaction.all(endAction, [actionId, 'done', null, now()]);
      const isAboutLists = kind === 'add_to_list' || kind === 'remove_from_list';
      await publishEvents(transaction, effects.wakeRelay, [
        { organizationId, event: { kind: 'contact_actions_changed', actionId } },
        ...(isLast ? [{ organizationId, event: { kind: 'contacts_changed' as const } }] : []),
        ...(isLast && isAboutLists
          ? [{ organizationId, event: { kind: 'lists_changed' as const } }]
          : []),
      ]);
      return !isLast;
    }),
  );
}

interface Unfinished {
  organization_id: string;
  id: string;
  kind: string;
  created_by: string;
  is_super_administrator: boolean;
  api_key_id: string | null;
}

/** Whoever lost the right to it meanwhile has no more of it done. */
async function giveUp(services: RunServices, action: Unfinished, failure: string): Promise<void> {
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
  const asked = { userId, organizationId, wasSuperAdministrator };
  for (let hasMore = true; hasMore; ) {
    if (!(await keepsRight(services, asked, actionPermissions[kind]))) {
      await giveUp(services, action, 'not_permitted');
      return;
    }
    hasMore = await runBatch(services, scope, action.id, kind);
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
