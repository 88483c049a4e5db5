import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { useMemo } from 'react';
import { useApiClient } from './api-context.ts';
import type { ApiClient } from './create-api-client.ts';

/**
 * The API as queries. The organization leads every key, so that no cached answer is ever shown in
 * another organization.
 */
export function createApiQueries(client: ApiClient, organizationId?: string) {
  return createTanstackQueryUtils(client, {
    path: organizationId === undefined ? [] : [organizationId],
  });
}

export type ApiQueries = ReturnType<typeof createApiQueries>;

/** The queries that work in no organization. */
export function useApiQueries(): ApiQueries {
  const client = useApiClient();
  return useMemo(() => createApiQueries(client), [client]);
}
