import type { ContactAction, ContactSelection } from '@ringfence/contract/contacts';
import { appendEntries } from '../../platform/activity/append-entries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import { publishEvents } from '../../platform/live/publish-events.ts';
import type { Services } from '../../services.ts';
import { type BulkAction, presentAction } from './bulk-action.ts';
import { findAction, insertAction } from './queries/contact-actions.ts';

export type ActionServices = Pick<Services, 'database' | 'effects' | 'now' | 'askForAction'>;
export interface ActionContext {
  scope: OrganizationScope;
  headers: Headers;
}

interface NewAction {
  action: BulkAction;
  /** To whom; left out: the action says so by itself. */
  selection?: ContactSelection;
  total: number;
  isTotalExact: boolean;
  /** The action that this one takes back. */
  undoesId?: string;
}

export async function readAction(
  transaction: Transaction,
  actionId: string,
): Promise<ContactAction> {
  const row = await transaction.first(findAction, [actionId]);
  if (row === undefined) throw new ProblemError('not_found');
  return presentAction(row);
}

/** Writes down what is to be done, who asked for it, and has a worker do it once that is committed. */
export async function writeAction(
  services: ActionServices,
  transaction: Transaction,
  { organizationId, userId }: OrganizationScope,
  { action, selection, total, isTotalExact, undoesId }: NewAction,
): Promise<ContactAction> {
  const { kind, ...content } = action;
  const made = await transaction.first(insertAction, [
    kind,
    JSON.stringify(content),
    JSON.stringify(selection ?? {}),
    total,
    isTotalExact,
    undoesId ?? null,
    services.now(),
  ]);
  if (made === undefined) throw new Error('the action was not written');
  await appendEntries(transaction, services.effects, [
    {
      organizationId,
      actor: { kind: 'profile', id: userId },
      action: 'contact_action.started',
      subject: { kind: 'contact_action', id: made.id },
      detail: {
        kind,
        people: String(total),
        ...(undoesId === undefined ? {} : { undoes: undoesId }),
      },
    },
  ]);
  if (kind === 'add_to_list') {
    await publishEvents(transaction, services.effects.wakeRelay, [
      { organizationId, event: { kind: 'lists_changed' } },
    ]);
  }
  transaction.afterCommit(() => services.askForAction({ actionId: made.id }));
  return readAction(transaction, made.id);
}
