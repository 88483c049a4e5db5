import { organizationRoute } from '../../platform/http/procedures.ts';
import { createPool, type PoolServices, removePool, renamePool } from './change-pools.ts';
import { endRest } from './end-rest.ts';
import { placeNumber } from './place-number.ts';
import { showPools } from './show-pools.ts';

export function createCallerIdPoolRoutes(services: PoolServices) {
  // What a campaign is started with, so that a program that may start one finds it.
  const readers = organizationRoute('campaigns.read').callerIdPools;
  const editors = organizationRoute('caller_ids.edit').callerIdPools;
  return {
    list: readers.list.handler(({ context }) => showPools(services, context.scope)),
    create: editors.create.handler(({ context, input }) => createPool(services, context, input)),
    rename: editors.rename.handler(({ context, input }) =>
      renamePool(services, context.scope, input),
    ),
    remove: editors.remove.handler(({ context, input }) =>
      removePool(services, context.scope, input.poolId),
    ),
    place: editors.place.handler(({ context, input }) =>
      placeNumber(services, context.scope, input),
    ),
    endRest: editors.endRest.handler(({ context, input }) =>
      endRest(services, context.scope, input),
    ),
  };
}
