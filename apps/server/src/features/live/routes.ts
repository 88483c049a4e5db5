import type { TenantScope } from '../../platform/database/database.ts';
import { TooManyRequestsError } from '../../platform/http/problem.ts';
import { requireSpan, spanningRoute } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { createPresence } from '../availability/index.ts';
import {
  createStreamLimit,
  type LimitServices,
  type StreamLimit,
  tellAdmins,
} from '../limits/index.ts';
import { streamEvents } from './stream-events.ts';

type LiveServices = Pick<Services, 'hub' | 'database' | 'now'> & LimitServices;

const retrySeconds = 30;

async function enter(
  services: LiveServices,
  limit: StreamLimit,
  context: { scope: TenantScope },
): Promise<() => void> {
  const { userId } = context.scope;
  const leave = limit.enter(userId);
  if (leave !== undefined) return leave;
  if (limit.isNews(userId)) await tellAdmins(services, context, 'streams');
  const { most } = limit;
  throw new TooManyRequestsError(
    `You have ${most} live connections open. Close windows that you do not need.`,
    retrySeconds,
    { reason: 'streams_limit', values: { most } },
  );
}

export function createLiveRoutes(services: LiveServices) {
  const readers = spanningRoute('activity.read');
  const limit = createStreamLimit();
  return {
    stream: readers.live.stream.handler(async ({ context, lastEventId }) => {
      const { scope, signal } = context;
      // Before the answer begins: afterwards nothing could be refused any more.
      const leave = await enter(services, limit, context);
      signal.addEventListener('abort', leave, { once: true });
      if (signal.aborted) leave();
      const { organizationId } = scope;
      const stay = createPresence(services, context.principal);
      const recheck = async () => {
        await requireSpan(context, await context.authenticate(context.headers), 'activity.read');
        await stay();
      };
      return streamEvents(services, { organizationId, signal, recheck, leave }, lastEventId);
    }),
  };
}
