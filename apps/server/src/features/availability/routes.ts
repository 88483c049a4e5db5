import { personalRoute } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { changeAvailability, showAvailability } from './change-availability.ts';

export function createAvailabilityRoutes(services: Pick<Services, 'database' | 'now'>) {
  const { availability } = personalRoute('contacts.read');
  return {
    show: availability.show.handler(({ context }) => showAvailability(services, context.scope)),
    change: availability.change.handler(({ context, input }) =>
      changeAvailability(services, context.scope, context.principal, input),
    ),
  };
}
