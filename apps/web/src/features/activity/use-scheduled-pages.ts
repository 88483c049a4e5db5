import { useInfiniteQuery } from '@tanstack/react-query';
import type { Topic } from '../../platform/api/refresh-topics.ts';
import { useWorkplace } from '../access/index.ts';

const pageSize = 50;

/** A call that was made, or a campaign that was paused, changes what is due next. */
const changesWith: readonly Topic[] = ['calls', 'campaigns'];

/** The calls that running campaigns are going to make, soonest first, one page after another. */
export function useScheduledPages() {
  const { queries } = useWorkplace();
  return useInfiniteQuery(
    queries.activity.scheduled.infiniteOptions({
      input: (cursor: string | null) => ({
        limit: pageSize,
        ...(cursor === null ? {} : { cursor }),
      }),
      initialPageParam: null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
      meta: { changesWith },
    }),
  );
}
