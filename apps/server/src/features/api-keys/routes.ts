import { organizationRoute } from '../../platform/http/procedures.ts';
import { createKey, endKey, type KeyServices, renewSecret } from './change-keys.ts';
import { presentKey } from './present-key.ts';
import { listKeys } from './queries.ts';

export function createApiKeyRoutes(services: KeyServices) {
  const editors = organizationRoute('api_keys.edit');
  return {
    list: editors.apiKeys.list.handler(async ({ context }) => {
      const rows = await services.database.asTenant(context.scope, (transaction) =>
        transaction.all(listKeys),
      );
      return { keys: rows.map((row) => presentKey(row, services.now())) };
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
