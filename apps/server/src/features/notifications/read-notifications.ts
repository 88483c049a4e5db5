import type { Transaction } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { Principal } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { countUnread, markAllRead, markRead } from './queries.ts';

type ReadingServices = Pick<Services, 'database' | 'now'>;

async function count(transaction: Transaction): Promise<{ unread: number }> {
  return { unread: (await transaction.first(countUnread))?.unread ?? 0 };
}

export function countNotifications(
  { database }: ReadingServices,
  { userId }: Principal,
): Promise<{ unread: number }> {
  return database.asTenant({ userId, organizationId: null }, count);
}

export function readNotification(
  { database, now }: ReadingServices,
  { userId }: Principal,
  notificationId: string,
): Promise<{ unread: number }> {
  return database.asTenant({ userId, organizationId: null }, async (transaction) => {
    const read = await transaction.first(markRead, [notificationId, now()]);
    if (read === undefined) throw new ProblemError('not_found');
    return count(transaction);
  });
}

export function readAllNotifications(
  { database, now }: ReadingServices,
  { userId }: Principal,
): Promise<{ unread: number }> {
  return database.asTenant({ userId, organizationId: null }, async (transaction) => {
    await transaction.all(markAllRead, [now()]);
    return count(transaction);
  });
}
