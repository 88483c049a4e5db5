import {
  type ContactAction,
  type ContactSelection,
  contactAction,
} from '@ringfence/contract/contacts';
import { appendEntries } from '../../platform/activity/append-entries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { invalidInput, ProblemError } from '../../platform/http/problem.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import { writeOnce } from '../../platform/idempotency/write-once.ts';
import { publishEvents } from '../../platform/live/publish-events.ts';
import type { Services } from '../../services.ts';
import { makeList, requireOpenList } from '../lists/index.ts';
import { type BulkAction, presentAction } from './bulk-action.ts';
import { endAction, findAction, insertAction } from './queries/contact-actions.ts';
import { countContacts } from './queries/find-contacts.ts';
import { readFilter } from './read-filter.ts';

export type ActionServices = Pick<Services, 'database' | 'effects' | 'now' | 'askForAction'>;

/** As it is asked for: the list may be one that is only made by it. */
export type AskedAction =
  | Exclude<BulkAction, { kind: 'add_to_list' }>
  | { kind: 'add_to_list'; listId?: string | undefined; listName?: string | undefined };

async function settleAction(transaction: Transaction, asked: AskedAction): Promise<BulkAction> {
  if (asked.kind !== 'add_to_list') {
    if (asked.kind === 'remove_from_list') {
      await requireOpenList(transaction, asked.listId, 'action.listId');
    }
    return asked;
  }
  const { kind, listId, listName = '' } = asked;
  if (listId !== undefined) {
    await requireOpenList(transaction, listId, 'action.listId');
    return { kind, listId };
  }
  if (listName === '') throw invalidInput('action.listName', 'Choose a list, or name a new one.');
  return { kind, listId: await makeList(transaction, listName) };
}

async function countSelection(
  transaction: Transaction,
  selection: ContactSelection,
  now: Date,
): Promise<number> {
  if ('contactIds' in selection) return new Set(selection.contactIds).size;
  const values = [readFilter(selection.filter, now)];
  const counted = await transaction.first(countContacts, values);
  return Math.max(0, (counted?.people ?? 0) - selection.except.length);
}

async function readAction(transaction: Transaction, actionId: string): Promise<ContactAction> {
  const row = await transaction.first(findAction, [actionId]);
  if (row === undefined) throw new ProblemError('not_found');
  return presentAction(row);
}

/** Writes down what is to be done to whom; a worker does it. */
export function startAction(
  services: ActionServices,
  context: { scope: OrganizationScope; headers: Headers },
  input: { selection: ContactSelection; action: AskedAction },
): Promise<ContactAction> {
  const { organizationId, userId } = context.scope;
  const request = { ...context, operation: 'contacts.act', input, output: contactAction };
  return writeOnce(services.database, request, async (transaction) => {
    const now = services.now();
    const { kind, ...content } = await settleAction(transaction, input.action);
    const total = await countSelection(transaction, input.selection, now);
    const selection = JSON.stringify(input.selection);
    const values = [kind, JSON.stringify(content), selection, total, now];
    const made = await transaction.first(insertAction, values);
    if (made === undefined) throw new Error('the action was not written');
    await appendEntries(transaction, services.effects, [
      {
        organizationId,
        actor: { kind: 'profile', id: userId },
        action: 'contact_action.started',
        subject: { kind: 'contact_action', id: made.id },
        detail: { kind, people: String(total) },
      },
    ]);
    if (kind === 'add_to_list') {
      await publishEvents(transaction, services.effects.wakeRelay, [
        { organizationId, event: { kind: 'lists_changed' } },
      ]);
    }
    transaction.afterCommit(() => services.askForAction({ actionId: made.id }));
    return readAction(transaction, made.id);
  });
}

export function showAction(
  { database }: Pick<Services, 'database'>,
  scope: OrganizationScope,
  actionId: string,
): Promise<ContactAction> {
  return database.asTenant(scope, (transaction) => readAction(transaction, actionId));
}

/** What is done stays; a batch under way is waited for. */
export function cancelAction(
  { database, effects, now }: ActionServices,
  { organizationId, ...scope }: OrganizationScope,
  actionId: string,
): Promise<ContactAction> {
  return database.asTenant({ organizationId, ...scope }, async (transaction) => {
    const ended = await transaction.first(endAction, [actionId, 'cancelled', null, now()]);
    if (ended !== undefined) {
      await publishEvents(transaction, effects.wakeRelay, [
        { organizationId, event: { kind: 'contact_actions_changed', actionId } },
      ]);
    }
    return readAction(transaction, actionId);
  });
}
