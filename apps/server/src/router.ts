import { createAccessRoutes } from './features/access/index.ts';
import { createActivityRoutes } from './features/activity/index.ts';
import { createLiveRoutes } from './features/live/index.ts';
import { createSystemRoutes } from './features/system/index.ts';
import type { ApiRouter } from './platform/http/api-routes.ts';
import type { Services } from './services.ts';

/** Every operation of the contract and the feature that answers it. */
export function createRouter(services: Services): ApiRouter {
  return {
    system: createSystemRoutes(services),
    access: createAccessRoutes(services),
    activity: createActivityRoutes(services),
    live: createLiveRoutes(services),
  };
}
