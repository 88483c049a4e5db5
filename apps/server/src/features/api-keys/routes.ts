import { organizationRoute } from '../../platform/http/procedures.ts';
import { createKey, endKey, type KeyServices, renewSecret } from './change-keys.ts';
import { presentKeys } from './present-key.ts';
import { listKeys } from './queries.ts';

export function createApiKeyRoutes(services: KeyServices) {
  const editors = organizationRoute('api_keys.edit');
  return {
    list: editors.apiKeys.list.handler(async ({ context }) => {
      const { database, now } = services;
      const rows = await database.asTenant(context.scope, (tenant) => tenant.all(listKeys));
      return { keys: await database.asSystem((system) => presentKeys(system, rows, now())) };
    }),
    create: editors.apiKeys.create.handler(({ context, input }) =>
      createKey(services, context.scope, input),
    ),
    rotate: editors.apiKeys.rotate.handler(({ context, input }) =>
      renewSecret(services, context.scope, input),
    ),
    revoke: editors.apiKeys.revoke.handler(({ context, input }) =>
      endKey(services, context.scope, input.keyId),
    ),
  };
}
