import { organizationRoute } from '../../platform/http/procedures.ts';
import type { LimitServices } from '../limits/index.ts';
import { createEditRoutes } from './edit-routes.ts';
import { createFindingRoutes } from './finding-routes.ts';
import { liftSuppression, recordSuppression } from './record-suppression.ts';
import { revealPhone } from './reveal-phone.ts';
import type { ActionServices } from './write-action.ts';

export function createContactRoutes(services: ActionServices & LimitServices) {
  const workers = organizationRoute('contacts.work');
  const lifters = organizationRoute('suppressions.lift');
  return {
    ...createEditRoutes(services),
    ...createFindingRoutes(services),
    revealPhone: workers.contacts.revealPhone.handler(({ context, input }) =>
      revealPhone(services, context, input.phoneId),
    ),
    suppress: workers.contacts.suppress.handler(({ context, input }) =>
      recordSuppression(services, context, input),
    ),
    liftSuppression: lifters.contacts.liftSuppression.handler(({ context, input }) =>
      liftSuppression(services, context, input),
    ),
  };
}
