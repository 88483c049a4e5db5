import { contactSelection } from '@ringfence/contract/contacts';
import type { Transaction } from '../../platform/database/database.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { isListOpen } from '../lists/index.ts';
import { restrictMany } from '../records/index.ts';
import { type Batch, type BulkAction, endBecause } from './bulk-action.ts';
import { addToList, rememberRestrictions, removeFromList } from './queries/action-changes.ts';
import { insertNoteOnMany, takeMatching, takeNamed } from './queries/contact-actions.ts';
import { readFilter } from './read-filter.ts';

/** An action on those who were selected. */
export type ForwardAction = Exclude<BulkAction, { kind: 'merge_lists' }>;

export interface BatchRequest {
  actionId: string;
  /** Up to whom it is done. */
  after: string | null;
  /** How many at once. */
  most: number;
}

interface Taken {
  ids: string[];
  /** The last one that was looked at, excepted or not. */
  last: string | null;
  isLast: boolean;
}

async function takeSelected(
  transaction: Transaction,
  { after, most }: BatchRequest,
  selection: unknown,
  askedAt: Date,
): Promise<Taken> {
  const wanted = contactSelection.parse(selection);
  const finish = (rows: readonly { id: string }[], ids: string[]): Taken => ({
    ids,
    last: rows.at(-1)?.id ?? null,
    isLast: rows.length < most,
  });
  if ('contactIds' in wanted) {
    const rows = await transaction.all(takeNamed, [wanted.contactIds, after, most]);
    return finish(
      rows,
      rows.map(({ id }) => id),
    );
  }
  // What depends on the time means the moment at which it was asked for.
  const filter = readFilter(wanted.filter, askedAt);
  const rows = await transaction.all(takeMatching, [filter, wanted.except, after, most]);
  const ids = rows.flatMap(({ id, is_excepted }) => (is_excepted ? [] : [id]));
  return finish(rows, ids);
}

/** Does it and remembers for whom it made a difference; answers for how many. */
async function actOn(
  services: Pick<Services, 'effects' | 'now'>,
  transaction: Transaction,
  scope: OrganizationScope,
  {
    actionId,
    action,
    contactIds,
  }: { actionId: string; action: ForwardAction; contactIds: string[] },
): Promise<number> {
  switch (action.kind) {
    case 'add_to_list':
      return (await transaction.all(addToList, [action.listId, contactIds, actionId])).length;
    case 'remove_from_list':
      return (await transaction.all(removeFromList, [action.listId, contactIds, actionId])).length;
    case 'note': {
      const values = [contactIds, action.content, services.now()];
      return (await transaction.all(insertNoteOnMany, values)).length;
    }
    case 'restrict': {
      const { restriction: kind, source, evidence, note } = action;
      const restrictions = { contactIds, kind, source, evidence, note };
      const made = await restrictMany(services, transaction, scope, restrictions);
      const people = made.map(({ contact_id }) => contact_id);
      await transaction.all(rememberRestrictions, [actionId, people, made.map(({ id }) => id)]);
      return made.length;
    }
  }
}

/** The next of those who were selected. */
export async function actOnBatch(
  services: Pick<Services, 'effects' | 'now'>,
  transaction: Transaction,
  scope: OrganizationScope,
  request: BatchRequest & { action: ForwardAction; selection: unknown; askedAt: Date },
): Promise<Batch> {
  const { actionId, action, selection, askedAt } = request;
  if ('listId' in action && !(await isListOpen(transaction, action.listId))) {
    return endBecause('list_archived');
  }
  const { ids, last, isLast } = await takeSelected(transaction, request, selection, askedAt);
  const todo = { actionId, action, contactIds: ids };
  const changed = ids.length === 0 ? 0 : await actOn(services, transaction, scope, todo);
  return { done: ids.length, changed, last, isLast };
}
