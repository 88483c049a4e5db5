import { organizationRoute, spanningRoute } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { changeLimits, showLimits } from './change-limits.ts';
import { showBreakers } from './show-breakers.ts';

export function createBreakerRoutes(services: Pick<Services, 'database' | 'effects' | 'now'>) {
  const readers = organizationRoute('organization.read').breakers;
  const editors = organizationRoute('organization.edit').breakers;
  const watchers = spanningRoute('campaigns.read').breakers;
  return {
    showLimits: readers.showLimits.handler(({ context }) => showLimits(services, context.scope)),
    changeLimits: editors.changeLimits.handler(({ context, input }) =>
      changeLimits(services, context.scope, input),
    ),
    show: watchers.show.handler(({ context, input }) =>
      showBreakers(services, context.scope, input.campaignId),
    ),
  };
}
