import { createContext, useContext } from 'react';
import type { ApiClient } from './create-api-client.ts';

export interface ApiSource {
  /** Works in no organization. */
  client: ApiClient;
  createOrganizationClient: (organizationId: string) => ApiClient;
}

export const ApiContext = createContext<ApiSource | null>(null);

export function useApiSource(): ApiSource {
  const source = useContext(ApiContext);
  if (source === null) {
    throw new Error('useApiSource must be used within an ApiContext');
  }
  return source;
}

export function useApiClient(): ApiClient {
  return useApiSource().client;
}
