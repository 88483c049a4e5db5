import type { ApiSource } from './api-context.ts';
import { createApiClient } from './create-api-client.ts';

export function createApiSource(
  origin: string,
  readAccessToken: () => Promise<string | null>,
): ApiSource {
  return {
    client: createApiClient({ origin, readAccessToken }),
    createOrganizationClient: (organizationId) =>
      createApiClient({ origin, readAccessToken, organizationId }),
  };
}
