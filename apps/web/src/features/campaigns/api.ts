import type { Campaign } from '@ringfence/contract/campaigns';
import type { LackingVariable } from '@ringfence/contract/scripts';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useOrganizationApi } from '../../platform/api/api-queries.ts';
import { refreshTopics } from '../../platform/api/refresh-topics.ts';
import { useDetailApi, useWorkplace } from '../access/index.ts';
import type { readChoices } from './campaign-fields.ts';

const pageSize = 50;

/** The campaigns, newest first, one page after another. */
export function useCampaignPages() {
  const { queries } = useWorkplace();
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
  const { queries } = useDetailApi();
  return useQuery(queries.campaigns.show.queryOptions({ input: { campaignId } }));
}

/** The one that a new campaign is to be like; none is asked for where there is no such wish. */
export function useCopiedCampaign(campaignId: string | null) {
  const { queries } = useWorkplace();
  return useQuery(
    queries.campaigns.show.queryOptions({
      input: { campaignId: campaignId ?? '' },
      enabled: campaignId !== null,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  );
}

/** The numbers that calls can be placed from now. */
export function useCallingNumbers() {
  const { queries } = useWorkplace();
  return useQuery(
    queries.settings.listCallerIds.queryOptions({
      select: ({ callerIds }) =>
        callerIds.filter(
          ({ state, verifiedAt, accountId, poolId }) =>
            state === 'active' && verifiedAt !== null && accountId !== null && poolId === null,
        ),
    }),
  );
}

/** The pools that calls can be placed from. */
export function useCallingPools() {
  const { queries } = useWorkplace();
  return useQuery(
    queries.callerIdPools.list.queryOptions({
      select: ({ pools }) =>
        pools.filter(({ accountId, numbers }) => accountId !== null && numbers > 0),
    }),
  );
}

/** The name that was said on the calls of the last campaign; undefined where there was none. */
export function useLastSpokenName(): string | undefined {
  const { queries } = useWorkplace();
  const { data } = useQuery(
    queries.campaigns.list.queryOptions({
      input: { limit: 1 },
      select: ({ campaigns }) => campaigns[0]?.spokenName,
    }),
  );
  return data;
}

/** The scripts that calls can follow now. */
export function useApprovedScripts() {
  const { queries } = useWorkplace();
  return useQuery(
    queries.scripts.list.queryOptions({
      input: { archived: 'false' },
      select: ({ scripts }) => scripts.filter(({ approvedVersion }) => approvedVersion !== null),
    }),
  );
}

/** Who of a list has no value for something that a script names; nothing while either is not chosen. */
export function useLacking(scriptId: string, listId: string): readonly LackingVariable[] {
  const { queries } = useWorkplace();
  const { data } = useQuery(
    queries.scripts.lacking.queryOptions({
      input: { scriptId, listId },
      enabled: scriptId !== '' && listId !== '',
    }),
  );
  return data?.variables ?? [];
}

export interface CampaignInput extends ReturnType<typeof readChoices> {
  name: string;
  listId: string;
  scriptId: string;
  /** One of both. */
  callerId?: string;
  callerPoolId?: string;
  spokenName: string;
  mostAttempts: number;
}

export function useStartCampaign() {
  const { client } = useWorkplace();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ input, idempotencyKey }: { input: CampaignInput; idempotencyKey: string }) =>
      client.campaigns.start(input, { context: { idempotencyKey } }),
    onSuccess: () => refreshTopics(queryClient, ['campaigns']),
  });
}

/** Pauses, resumes or stops a campaign. */
export function useControlCampaign(
  action: 'pause' | 'resume' | 'stop',
  { organization }: Pick<Campaign, 'organization'>,
) {
  const { queries } = useOrganizationApi(organization.id);
  const queryClient = useQueryClient();
  return useMutation(
    queries.campaigns[action].mutationOptions({
      onSuccess: () => refreshTopics(queryClient, ['campaigns']),
    }),
  );
}

/** The campaigns that call anyone who agreed on it. */
export function useStandingCampaigns() {
  const { queries } = useWorkplace();
  return useQuery(queries.campaigns.listStanding.queryOptions());
}

export function useStartStanding() {
  const { queries } = useWorkplace();
  const queryClient = useQueryClient();
  return useMutation(
    queries.campaigns.startStanding.mutationOptions({
      onSuccess: () => refreshTopics(queryClient, ['campaigns']),
    }),
  );
}
