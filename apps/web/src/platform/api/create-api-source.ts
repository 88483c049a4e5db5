import type { ApiSource } from './api-context.ts';
import { type ApiClient, createApiClient } from './create-api-client.ts';

/** One client an organization: the rows of a table may each ask for theirs. */
export function createApiSource(
  origin: string,
  readAccessToken: () => Promise<string | null>,
): ApiSource {
  const clients = new Map<string, ApiClient>();
  return {
    client: createApiClient({ origin, readAccessToken }),
    createOrganizationClient: (organizationId) => {
      const known = clients.get(organizationId);
      if (known !== undefined) {
        return known;
      }
      const client = createApiClient({ origin, readAccessToken, organizationId });
      clients.set(organizationId, client);
      return client;
    },
  };
}
