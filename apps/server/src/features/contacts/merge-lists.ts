import { type ContactAction, contactAction } from '@ringfence/contract/contacts';
import { ProblemError } from '../../platform/http/problem.ts';
import { writeOnce } from '../../platform/idempotency/write-once.ts';
import { type Merge, prepareMerge } from '../lists/index.ts';
import { findMerge } from './queries/contact-actions.ts';
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
    // Else two could move the same people to and fro without end.
    if ((await transaction.first(findMerge, [[listId, ...listIds]])) !== undefined) {
      throw new ProblemError(
        'conflict',
        'One of these lists is being merged at the moment. Wait until that is done.',
      );
    }
    return writeAction(services, transaction, context.scope, {
      action: { kind: 'merge_lists', listId, listIds },
      total: people,
      isTotalExact: isExact,
    });
  });
}
