import { requireSpan, spanningRoute } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { streamEvents } from './stream-events.ts';

export function createLiveRoutes(services: Pick<Services, 'hub'>) {
  const readers = spanningRoute('activity.read');
  return {
    stream: readers.live.stream.handler(({ context, lastEventId }) =>
      streamEvents(
        services,
        {
          organizationId: context.scope.organizationId,
          signal: context.signal,
          recheck: async () =>
            requireSpan(context, await context.authenticate(context.headers), 'activity.read'),
        },
        lastEventId,
      ),
    ),
  };
}
