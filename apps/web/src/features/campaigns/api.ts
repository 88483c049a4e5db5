import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCurrentOrganization } from '../access/index.ts';

const pageSize = 50;

/** The campaigns, newest first, one page after another. */
export function useCampaignPages() {
  const { queries } = useCurrentOrganization();
  return useInfiniteQuery(
    queries.campaigns.list.infiniteOptions({
      input: (cursor: string | null) => ({
        limit: pageSize,
        ...(cursor === null ? {} : { cursor }),
      }),
      initialPageParam: null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
    }),
  );
}

export function useCampaign(campaignId: string) {
  const { queries } = useCurrentOrganization();
  return useQuery(queries.campaigns.show.queryOptions({ input: { campaignId } }));
}

export interface CampaignInput {
  name: string;
  listId: string;
  callerId: string;
  spokenName: string;
  mostAttempts: number;
}

export function useStartCampaign() {
  const { client, queries } = useCurrentOrganization();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ input, idempotencyKey }: { input: CampaignInput; idempotencyKey: string }) =>
      client.campaigns.start(input, { context: { idempotencyKey } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queries.campaigns.key() }),
  });
}

/** Pauses, resumes or stops a campaign. */
export function useControlCampaign(action: 'pause' | 'resume' | 'stop') {
  const { queries } = useCurrentOrganization();
  const queryClient = useQueryClient();
  return useMutation(
    queries.campaigns[action].mutationOptions({
      onSuccess: () => queryClient.invalidateQueries({ queryKey: queries.campaigns.key() }),
    }),
  );
}
