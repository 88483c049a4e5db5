import { useInfiniteQuery } from '@tanstack/react-query';
import { useDetailApi } from '../access/index.ts';
import type { PeopleView } from './people-address.ts';

const pageSize = 50;

/** The people of a campaign, one page after another. */
export function useTargetPages(campaignId: string, { standing, reason, search }: PeopleView) {
  const { queries } = useDetailApi();
  return useInfiniteQuery(
    queries.campaigns.targets.infiniteOptions({
      input: (cursor: string | null) => ({
        campaignId,
        limit: pageSize,
        ...(standing === undefined ? {} : { standing }),
        ...(reason === '' ? {} : { reason }),
        ...(search === '' ? {} : { search }),
        ...(cursor === null ? {} : { cursor }),
      }),
      initialPageParam: null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
    }),
  );
}
