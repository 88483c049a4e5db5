import { skipToken, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useDetailApi, useWorkplace } from '../access/index.ts';

const pageSize = 50;

/** The calls, newest first, one page after another. */
export function useCallPages(campaignId: string | undefined) {
  const { queries } = useWorkplace();
  return useInfiniteQuery(
    queries.calls.list.infiniteOptions({
      input: (cursor: string | null) => ({
        limit: pageSize,
        ...(campaignId === undefined ? {} : { campaignId }),
        ...(cursor === null ? {} : { cursor }),
      }),
      initialPageParam: null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
    }),
  );
}

export function useCall(callId: string) {
  const { queries } = useDetailApi();
  return useQuery(queries.calls.show.queryOptions({ input: { callId } }));
}

/** The campaign that the history is narrowed to, for its name. */
export function useCampaignOfHistory(campaignId: string | undefined) {
  const { queries } = useDetailApi();
  return useQuery(
    queries.campaigns.show.queryOptions({
      input: campaignId === undefined ? skipToken : { campaignId },
    }),
  );
}
