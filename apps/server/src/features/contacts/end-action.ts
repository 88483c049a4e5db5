import { type ContactAction, contactAction } from '@ringfence/contract/contacts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import { writeOnce } from '../../platform/idempotency/write-once.ts';
import { publishEvents } from '../../platform/live/publish-events.ts';
import type { Services } from '../../services.ts';
import { requireOpenList } from '../lists/index.ts';
import { bulkAction } from './bulk-action.ts';
import { endAction, lockToUndo } from './queries/contact-actions.ts';
import {
  type ActionContext,
  type ActionServices,
  readAction,
  writeAction,
} from './write-action.ts';

export function showAction(
  { database }: Pick<Services, 'database'>,
  scope: OrganizationScope,
  actionId: string,
): Promise<ContactAction> {
  return database.asTenant(scope, (transaction) => readAction(transaction, actionId));
}

const isUnderWay = ({ state }: ContactAction): boolean =>
  state === 'waiting' || state === 'running';

/** What is done stays; a batch under way is waited for. Only of whoever began it, and by admins. */
export function cancelAction(
  { database, effects, now }: ActionServices,
  { organizationId, ...scope }: OrganizationScope,
  actionId: string,
): Promise<ContactAction> {
  return database.asTenant({ organizationId, ...scope }, async (transaction) => {
    const ended = await transaction.first(endAction, [actionId, 'cancelled', null, now()]);
    const action = await readAction(transaction, actionId);
    if (ended !== undefined) {
      await publishEvents(transaction, effects.wakeRelay, [
        { organizationId, event: { kind: 'contact_actions_changed', actionId } },
      ]);
    } else if (isUnderWay(action)) {
      throw new ProblemError(
        'not_permitted',
        'Only the person who began this, or an admin, may stop it.',
      );
    }
    return action;
  });
}

/** Writes down that what an action did is to be taken back; a worker does it. */
export function undoAction(
  services: ActionServices,
  context: ActionContext,
  input: { actionId: string },
): Promise<ContactAction> {
  const { actionId } = input;
  const request = { ...context, operation: 'contacts.undoAction', input, output: contactAction };
  return writeOnce(services.database, request, async (transaction) => {
    const found = await transaction.first(lockToUndo, [actionId]);
    if (found === undefined) throw new ProblemError('not_found');
    if (found.is_under_way) {
      throw new ProblemError(
        'conflict',
        'This is still under way. Stop it before you take it back.',
      );
    }
    if (!found.is_undoable) {
      throw new ProblemError('conflict', 'Nothing of this is left that could be taken back.');
    }
    const action = bulkAction.parse({ ...Object(found.content), kind: found.kind });
    if ('listId' in action) await requireOpenList(transaction, action.listId, 'actionId');
    const total = { total: found.people_left, isTotalExact: true };
    return writeAction(services, transaction, context.scope, {
      action,
      ...total,
      undoesId: actionId,
    });
  });
}
