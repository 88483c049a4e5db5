import type { NotificationKind } from '@ringfence/domain/notifications/notification-kinds';
import type { ActivityEffects } from '../../platform/activity/append-entries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { insertForAllAdmins, insertNotifications } from './queries.ts';

type Effects = Pick<ActivityEffects, 'wakeRelay'>;

export interface Notice {
  organizationId: string;
  kind: NotificationKind;
  /** Only by its id: the names of people who owe stand in no notification, and are looked up for members alone. */
  subject?: {
    kind: 'caller_id' | 'campaign' | 'contact' | 'import' | 'list' | 'organization' | 'profile';
    id: string;
  };
  /** For its sentence, such as how many rows were added. */
  figures?: Readonly<Record<string, number>>;
  /** Only members are notified, no matter who is named here. */
  to: 'admins' | 'members' | { userIds: readonly string[]; andAdmins?: boolean };
  /** The person who did it, and knows. */
  except?: string;
}

function listRoles(to: Notice['to']): string[] {
  if (to === 'members') return ['admin', 'member'];
  return to === 'admins' || to.andAdmins === true ? ['admin'] : [];
}

/** Tells the members that organizations have at this moment, in the transaction that does it. */
export async function notifyOfAll(
  transaction: Transaction,
  effects: Effects,
  notices: readonly Notice[],
): Promise<void> {
  const rows = notices.map(({ organizationId, kind, subject, figures = {}, to, except }) => ({
    organizationId,
    kind,
    subjectKind: subject?.kind ?? null,
    subjectId: subject?.id ?? null,
    figures,
    roles: listRoles(to),
    userIds: typeof to === 'string' ? [] : to.userIds,
    exceptId: except ?? null,
  }));
  await transaction.all(insertNotifications, [JSON.stringify(rows)]);
  // A trigger has added the event, in every organization where one of them may be listening.
  transaction.afterCommit(effects.wakeRelay);
}

export const notifyMembers = (
  transaction: Transaction,
  effects: Effects,
  notice: Notice,
): Promise<void> => notifyOfAll(transaction, effects, [notice]);

/** Tells the admins of many organizations of what is of none in particular; only the system may. */
export async function notifyAllAdmins(
  transaction: Transaction,
  effects: Effects,
  {
    kind,
    organizationIds,
    except,
  }: Pick<Notice, 'kind' | 'except'> & { organizationIds: readonly string[] },
): Promise<void> {
  await transaction.all(insertForAllAdmins, [kind, organizationIds, except ?? null]);
  transaction.afterCommit(effects.wakeRelay);
}
