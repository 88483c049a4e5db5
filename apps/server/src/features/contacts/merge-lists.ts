import { type ContactAction, contactAction } from '@ringfence/contract/contacts';
import { writeOnce } from '../../platform/idempotency/write-once.ts';
import { type Merge, prepareMerge } from '../lists/index.ts';
import { type ActionContext, type ActionServices, writeAction } from './write-action.ts';

/** Writes down that the people of other lists come onto one; a worker moves them. */
export function mergeLists(
  services: ActionServices,
  context: ActionContext,
  input: Merge,
): Promise<ContactAction> {
  const { listId } = input;
  const request = { ...context, operation: 'lists.merge', input, output: contactAction };
  return writeOnce(services.database, request, async (transaction) => {
    const { listIds, people, isExact } = await prepareMerge(transaction, input);
    return writeAction(services, transaction, context.scope, {
      action: { kind: 'merge_lists', listId, listIds },
      total: people,
      isTotalExact: isExact,
    });
  });
}
