import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OrganizationApi } from '../../../platform/api/api-queries.ts';

export function useBreakerLimits({ queries }: OrganizationApi) {
  return useQuery(queries.breakers.showLimits.queryOptions());
}

export function useChangeLimits({ queries }: OrganizationApi) {
  const queryClient = useQueryClient();
  return useMutation(
    queries.breakers.changeLimits.mutationOptions({
      onSuccess: (limits) =>
        queryClient.setQueryData(queries.breakers.showLimits.queryKey(), limits),
    }),
  );
}
