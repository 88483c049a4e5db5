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

export function useCreditors({ queries }: OrganizationApi) {
  return useQuery(queries.compliance.listCreditors.queryOptions());
}

/** What a policy would do to who can be called today; asked again each time it is looked at. */
export function usePolicyPreview(
  { client }: OrganizationApi,
  organizationId: string,
  policy: PolicyContent,
) {
  return useQuery({
    // No topic of the API: judging everybody is too costly to be done again in passing.
    queryKey: ['policy-preview', organizationId, policy],
    queryFn: () => client.compliance.previewPolicy({ policy }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
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

interface PolicyChange {
  policy: PolicyContent;
  basedOn: number;
  idempotencyKey: string;
}

/** Saves a version. What was entered is in force then, so it is kept no longer. */
export function useChangePolicy({ client, queries }: OrganizationApi, organizationId: string) {
  const queryClient = useQueryClient();
  const { keep } = useKeptDraft(organizationId);
  return useMutation({
    mutationFn: ({ policy, basedOn, idempotencyKey }: PolicyChange) =>
      client.compliance.changePolicy({ policy, basedOn }, { context: { idempotencyKey } }),
    onSuccess: (saved) => {
      keep(null);
      queryClient.setQueryData(queries.compliance.showPolicy.queryKey(), saved);
      void refreshTopics(queryClient, ['compliance', 'campaigns', 'contacts']);
    },
  });
}
