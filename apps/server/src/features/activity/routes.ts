import { spanningRoute } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { listActivity } from './list-activity.ts';
import { listPeople } from './list-people.ts';
import { listScheduled } from './list-scheduled.ts';

export function createActivityRoutes(services: Pick<Services, 'database' | 'now'>) {
  return {
    list: spanningRoute('activity.read').activity.list.handler(({ context, input }) =>
      listActivity(services, context.scope, input),
    ),
    people: spanningRoute('activity.read').activity.people.handler(({ context }) =>
      listPeople(services, context.scope),
    ),
    scheduled: spanningRoute('campaigns.read').activity.scheduled.handler(({ context, input }) =>
      listScheduled(services, context.scope, input),
    ),
  };
}
