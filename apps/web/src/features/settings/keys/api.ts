import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OrganizationApi } from '../../../platform/api/api-queries.ts';
import { refreshTopics } from '../../../platform/api/refresh-topics.ts';

function useRefreshKeys() {
  const queryClient = useQueryClient();
  return () => refreshTopics(queryClient, ['apiKeys']);
}

export function useKeys({ queries }: OrganizationApi) {
  return useQuery(queries.apiKeys.list.queryOptions());
}

export function useCreateKey({ queries }: OrganizationApi) {
  return useMutation(queries.apiKeys.create.mutationOptions({ onSuccess: useRefreshKeys() }));
}

export function useRotateKey({ queries }: OrganizationApi) {
  return useMutation(queries.apiKeys.rotate.mutationOptions({ onSuccess: useRefreshKeys() }));
}

export function useRevokeKey({ queries }: OrganizationApi) {
  return useMutation(queries.apiKeys.revoke.mutationOptions({ onSuccess: useRefreshKeys() }));
}
