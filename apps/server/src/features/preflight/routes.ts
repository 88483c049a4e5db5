import { organizationRoute } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { createPreflight } from './create-preflight.ts';

export function createPreflightRoutes(services: Pick<Services, 'database' | 'now'>) {
  const controllers = organizationRoute('campaigns.control').preflight;
  const { count, people } = createPreflight(services);
  return {
    count: controllers.count.handler(({ context, input }) => count(context, input)),
    people: controllers.people.handler(({ context, input }) => people(context, input)),
  };
}
