import { spanningRoute } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { listCalls } from './list-calls.ts';
import { showCall } from './show-call.ts';

export function createCallRoutes(services: Pick<Services, 'database'>) {
  const readers = spanningRoute('calls.read');
  return {
    list: readers.calls.list.handler(({ context, input }) =>
      listCalls(services, context.scope, input),
    ),
    show: readers.calls.show.handler(({ context, input }) =>
      showCall(services, context.scope, input.callId),
    ),
  };
}
