import type { PolicyContent, PolicyVersion } from '@ringfence/contract/compliance';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OrganizationApi } from '../../../platform/api/api-queries.ts';
import { refreshTopics } from '../../../platform/api/refresh-topics.ts';
import type { PolicyDraft } from './policy-draft.ts';

export function usePolicy({ queries }: OrganizationApi) {
  return useQuery(queries.compliance.showPolicy.queryOptions());
}

export function usePolicyVersions({ queries }: OrganizationApi) {
  return useQuery(queries.compliance.listPolicies.queryOptions());
}

/** What a policy would do to who can be called today; asked anew each time it is looked at. */
export function usePolicyPreview({ queries }: OrganizationApi, policy: PolicyContent) {
  return useQuery(
    queries.compliance.previewPolicy.queryOptions({
      input: { policy },
      gcTime: 0,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  );
}

interface PolicyChange {
  policy: PolicyContent;
  basedOn: number;
  idempotencyKey: string;
}

export function useChangePolicy({ client, queries }: OrganizationApi) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ policy, basedOn, idempotencyKey }: PolicyChange) =>
      client.compliance.changePolicy({ policy, basedOn }, { context: { idempotencyKey } }),
    onSuccess: (saved) => {
      queryClient.setQueryData(queries.compliance.showPolicy.queryKey(), saved);
      return refreshTopics(queryClient, ['compliance', 'campaigns', 'contacts']);
    },
  });
}

/** What was entered and not saved, and the version that it began with. */
export interface KeptDraft {
  base: PolicyVersion;
  draft: PolicyDraft;
}

/** Kept beside the answers of the server, so that looking at another page does not lose it. */
export function useKeptDraft(organizationId: string) {
  const queryClient = useQueryClient();
  const queryKey = ['policy-draft', organizationId];
  const { data } = useQuery<KeptDraft | null>({
    queryKey,
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return {
    kept: data ?? null,
    keep: (kept: KeptDraft | null) => void queryClient.setQueryData(queryKey, kept),
  };
}
