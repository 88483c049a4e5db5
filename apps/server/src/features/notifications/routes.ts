import { signedInRoute } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { listNotifications } from './list-notifications.ts';
import {
  countNotifications,
  readAllNotifications,
  readNotification,
} from './read-notifications.ts';

export function createNotificationRoutes(services: Pick<Services, 'database' | 'now'>) {
  const { notifications } = signedInRoute;
  return {
    list: notifications.list.handler(({ context, input }) =>
      listNotifications(services.database, context.principal, input),
    ),
    count: notifications.count.handler(({ context }) =>
      countNotifications(services, context.principal),
    ),
    read: notifications.read.handler(({ context, input }) =>
      readNotification(services, context.principal, input.notificationId),
    ),
    readAll: notifications.readAll.handler(({ context }) =>
      readAllNotifications(services, context.principal),
    ),
  };
}
