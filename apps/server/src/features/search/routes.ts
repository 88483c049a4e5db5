import { spanningRoute } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { findThings } from './find-things.ts';

export function createSearchRoutes(services: Pick<Services, 'database'>) {
  return {
    find: spanningRoute('contacts.read').search.find.handler(({ context, input }) =>
      findThings(services, context.scope, input.query),
    ),
  };
}
