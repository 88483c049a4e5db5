import { organizationRoute } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { listActivity } from './list-activity.ts';

export function createActivityRoutes(services: Pick<Services, 'database'>) {
  const readers = organizationRoute('activity.read');
  return {
    list: readers.activity.list.handler(({ context, input }) =>
      listActivity(
        services,
        { userId: context.principal.userId, organizationId: context.organizationId },
        input,
      ),
    ),
  };
}
