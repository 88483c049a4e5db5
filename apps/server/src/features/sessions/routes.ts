import { signedInRoute } from '../../platform/http/procedures.ts';
import { endOwnSession } from './end-own-session.ts';
import { listOwnSessions, type SessionServices } from './list-own-sessions.ts';

export function createSessionRoutes(services: SessionServices) {
  return {
    list: signedInRoute.sessions.list.handler(({ context }) =>
      listOwnSessions(services, context.principal),
    ),
    end: signedInRoute.sessions.end.handler(({ context, input }) =>
      endOwnSession(services, context.principal, input.sessionId),
    ),
  };
}
