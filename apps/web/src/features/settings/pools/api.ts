import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OrganizationApi } from '../../../platform/api/api-queries.ts';
import { refreshTopics } from '../../../platform/api/refresh-topics.ts';

/** The pools, and how every number stands; calls change it all the time. */
export function useCallerIdPools({ queries }: OrganizationApi) {
  return useQuery(
    queries.callerIdPools.list.queryOptions({
      meta: { changesWith: ['calls'], restMilliseconds: 10_000 },
    }),
  );
}

function useRefreshPools() {
  const queryClient = useQueryClient();
  return () => refreshTopics(queryClient, ['callerIdPools', 'settings', 'campaigns']);
}

/** Creates a pool, or renames the one that is named. */
export function useSavePool({ client }: OrganizationApi, poolId: string | null) {
  return useMutation({
    mutationFn: ({ name, idempotencyKey }: { name: string; idempotencyKey: string }) =>
      poolId === null
        ? client.callerIdPools.create({ name }, { context: { idempotencyKey } })
        : client.callerIdPools.rename({ poolId, name }),
    onSuccess: useRefreshPools(),
  });
}

export function useRemovePool({ queries }: OrganizationApi) {
  return useMutation(
    queries.callerIdPools.remove.mutationOptions({ onSuccess: useRefreshPools() }),
  );
}

export function usePlaceNumber({ queries }: OrganizationApi) {
  return useMutation(queries.callerIdPools.place.mutationOptions({ onSuccess: useRefreshPools() }));
}

export function useEndRest({ queries }: OrganizationApi) {
  return useMutation(
    queries.callerIdPools.endRest.mutationOptions({ onSuccess: useRefreshPools() }),
  );
}
