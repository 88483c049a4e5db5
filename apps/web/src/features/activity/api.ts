import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useWorkplace } from '../access/index.ts';

const pageSize = 50;
const previewSize = 5;

/** Everything that was done, newest first, one page after another. */
export function useActivityPages() {
  const { queries } = useWorkplace();
  return useInfiniteQuery(
    queries.activity.list.infiniteOptions({
      input: (cursor: string | null) => ({
        limit: pageSize,
        ...(cursor === null ? {} : { cursor }),
      }),
      initialPageParam: null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
    }),
  );
}

/** The newest few entries. */
export function useActivityPreview() {
  const { queries } = useWorkplace();
  return useQuery(queries.activity.list.queryOptions({ input: { limit: previewSize } }));
}
