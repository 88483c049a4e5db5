import { useInfiniteQuery } from '@tanstack/react-query';
import { useDetailApi, useWorkplace } from '../access/index.ts';

const pageSize = 50;

interface NotCalledFilter {
  campaignId: string | undefined;
  verdict: 'defer' | 'block' | undefined;
}

/** The people who may not be called now, one page after another. */
export function useNotCalledPages({ campaignId, verdict }: NotCalledFilter) {
  const workplace = useWorkplace();
  const detail = useDetailApi();
  const { queries } = campaignId === undefined ? workplace : detail;
  return useInfiniteQuery(
    queries.campaigns.notCalled.infiniteOptions({
      input: (cursor: string | null) => ({
        limit: pageSize,
        ...(campaignId === undefined ? {} : { campaignId }),
        ...(verdict === undefined ? {} : { verdict }),
        ...(cursor === null ? {} : { cursor }),
      }),
      initialPageParam: null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
    }),
  );
}
