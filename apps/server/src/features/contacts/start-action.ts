import {
  type ContactAction,
  type ContactSelection,
  contactAction,
} from '@ringfence/contract/contacts';
import type { Transaction } from '../../platform/database/database.ts';
import { invalidInput } from '../../platform/http/problem.ts';
import { writeOnce } from '../../platform/idempotency/write-once.ts';
import { makeList, requireOpenList } from '../lists/index.ts';
import type { ForwardAction } from './act-on-batch.ts';
import { countContacts } from './queries/find-contacts.ts';
import { readFilter } from './read-filter.ts';
import { type ActionContext, type ActionServices, writeAction } from './write-action.ts';

/** As it is asked for: the list may be one that is only made by it. */
export type AskedAction =
  | Exclude<ForwardAction, { kind: 'add_to_list' }>
  | { kind: 'add_to_list'; listId?: string | undefined; listName?: string | undefined };

async function settleAction(transaction: Transaction, asked: AskedAction): Promise<ForwardAction> {
  if (asked.kind !== 'add_to_list') {
    if (asked.kind === 'remove_from_list') {
      await requireOpenList(transaction, asked.listId, 'action.listId');
    }
    return asked;
  }
  const { kind, listId, listName = '' } = asked;
  if (listId !== undefined) {
    await requireOpenList(transaction, listId, 'action.listId');
    return { kind, listId, isNewList: false };
  }
  if (listName === '') throw invalidInput('action.listName', 'Choose a list, or name a new one.');
  return { kind, listId: await makeList(transaction, listName), isNewList: true };
}

async function countSelection(
  transaction: Transaction,
  selection: ContactSelection,
  now: Date,
): Promise<{ total: number; isTotalExact: boolean }> {
  if ('contactIds' in selection) {
    return { total: new Set(selection.contactIds).size, isTotalExact: true };
  }
  const counted = await transaction.first(countContacts, [readFilter(selection.filter, now)]);
  const total = Math.max(0, (counted?.people ?? 0) - new Set(selection.except).size);
  return { total, isTotalExact: counted?.is_exact ?? false };
}

/** Writes down what is to be done to whom; a worker does it. */
export function startAction(
  services: ActionServices,
  context: ActionContext,
  input: { selection: ContactSelection; action: AskedAction },
): Promise<ContactAction> {
  const request = { ...context, operation: 'contacts.act', input, output: contactAction };
  return writeOnce(services.database, request, async (transaction) => {
    const action = await settleAction(transaction, input.action);
    const { selection } = input;
    const counted = await countSelection(transaction, selection, services.now());
    return writeAction(services, transaction, context.scope, { action, selection, ...counted });
  });
}
