import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { useMemo } from 'react';
import { type ApiSource, useApiClient, useApiSource } from './api-context.ts';
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

/** The API in one organization, or across all of them. */
export interface OrganizationApi {
  client: ApiClient;
  queries: ApiQueries;
}

export function createOrganizationApi(source: ApiSource, organizationId: string): OrganizationApi {
  const client = source.createOrganizationClient(organizationId);
  return { client, queries: createApiQueries(client, organizationId) };
}

/** For what belongs to a given organization, such as a row of a list that spans several. */
export function useOrganizationApi(organizationId: string): OrganizationApi {
  const source = useApiSource();
  return useMemo(() => createOrganizationApi(source, organizationId), [source, organizationId]);
}
