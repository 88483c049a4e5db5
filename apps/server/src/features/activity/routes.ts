import { spanningRoute } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { listActivity } from './list-activity.ts';
import { listScheduled } from './list-scheduled.ts';

export function createActivityRoutes(services: Pick<Services, 'database' | 'now'>) {
  return {
    list: spanningRoute('activity.read').activity.list.handler(({ context, input }) =>
      listActivity(services, context.scope, input),
    ),
    scheduled: spanningRoute('campaigns.read').activity.scheduled.handler(({ context, input }) =>
      listScheduled(services, context.scope, input),
    ),
  };
}
