import { organizationRoute, spanningRoute } from '../../platform/http/procedures.ts';
import { cancelTarget, restoreTarget } from './cancel-target.ts';
import { countHours } from './count-hours.ts';
import { listCampaigns } from './list-campaigns.ts';
import { listCancelled } from './list-cancelled.ts';
import { callTargetNow, checkTarget, moveTarget, type ScheduledServices } from './move-target.ts';

export function createScheduledRoutes(services: ScheduledServices) {
  return {
    hours: spanningRoute('campaigns.read').scheduled.hours.handler(({ context, input }) =>
      countHours(services, context.scope, input),
    ),
    campaigns: spanningRoute('campaigns.read').scheduled.campaigns.handler(({ context }) =>
      listCampaigns(services, context.scope),
    ),
    cancelled: spanningRoute('campaigns.read').scheduled.cancelled.handler(({ context, input }) =>
      listCancelled(services, context.scope, input),
    ),
    check: organizationRoute('campaigns.read').scheduled.check.handler(({ context, input }) =>
      checkTarget(services, context.scope, input),
    ),
    move: organizationRoute('campaigns.control').scheduled.move.handler(({ context, input }) =>
      moveTarget(services, context.scope, input),
    ),
    callNow: organizationRoute('campaigns.control').scheduled.callNow.handler(
      ({ context, input }) => callTargetNow(services, context.scope, input),
    ),
    cancel: organizationRoute('campaigns.control').scheduled.cancel.handler(({ context, input }) =>
      cancelTarget(services, context.scope, input),
    ),
    restore: organizationRoute('campaigns.control').scheduled.restore.handler(
      ({ context, input }) => restoreTarget(services, context.scope, input),
    ),
  };
}
