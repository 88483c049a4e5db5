import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OrganizationApi } from '../../../platform/api/api-queries.ts';
import { refreshTopics } from '../../../platform/api/refresh-topics.ts';

/** What an account charges for calls. */
export function useCarrierRates({ queries }: OrganizationApi, accountId: string) {
  return useQuery(queries.carrierRates.list.queryOptions({ input: { accountId } }));
}

function useRefreshRates() {
  const queryClient = useQueryClient();
  return () => refreshTopics(queryClient, ['carrierRates']);
}

export function useSetRate({ queries }: OrganizationApi) {
  return useMutation(queries.carrierRates.set.mutationOptions({ onSuccess: useRefreshRates() }));
}

export function useRemoveRate({ queries }: OrganizationApi) {
  return useMutation(queries.carrierRates.remove.mutationOptions({ onSuccess: useRefreshRates() }));
}
