import { organizationRoute } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { showUsage } from './show-usage.ts';

export function createUsageRoutes(services: Pick<Services, 'database' | 'now'>) {
  return {
    show: organizationRoute('calls.read').usage.show.handler(({ context }) =>
      showUsage(services, context.scope),
    ),
  };
}
