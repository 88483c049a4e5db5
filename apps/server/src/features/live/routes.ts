import { organizationRoute, requireRole } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { streamEvents } from './stream-events.ts';

export function createLiveRoutes(services: Pick<Services, 'hub'>) {
  const readers = organizationRoute('activity.read');
  return {
    stream: readers.live.stream.handler(({ context, lastEventId }) =>
      streamEvents(
        services,
        {
          organizationId: context.organizationId,
          signal: context.signal,
          recheck: async () => requireRole(context, await context.authenticate(context.headers)),
        },
        lastEventId,
      ),
    ),
  };
}
