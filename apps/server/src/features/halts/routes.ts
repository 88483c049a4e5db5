import { spanningRoute } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { liftHalt } from './lift-halt.ts';
import { listHalts } from './list-halts.ts';
import { startHalt } from './start-halt.ts';

export function createHaltRoutes(services: Pick<Services, 'database' | 'effects' | 'now'>) {
  const readers = spanningRoute('organization.read');
  const halters = spanningRoute('calls.halt');
  return {
    list: readers.halts.list.handler(({ context }) => listHalts(services, context)),
    start: halters.halts.start.handler(({ context, input }) =>
      startHalt(services, context, input.note),
    ),
    lift: halters.halts.lift.handler(({ context, input }) =>
      liftHalt(services, context, input.haltId),
    ),
  };
}
