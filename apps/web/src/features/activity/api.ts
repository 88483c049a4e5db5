import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useWorkplace } from '../access/index.ts';
import type { askFor } from './activity-filters.ts';

const pageSize = 50;
const previewSize = 5;

/** What was done, newest first, one page after another. */
export function useActivityPages(filters: ReturnType<typeof askFor>) {
  const { queries } = useWorkplace();
  return useInfiniteQuery(
    queries.activity.list.infiniteOptions({
      input: (cursor: string | null) => ({
        ...filters,
        limit: pageSize,
        ...(cursor === null ? {} : { cursor }),
      }),
      initialPageParam: null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
    }),
  );
}

/** Those who did something, by name; none until they are known. */
export function useActivityPeople(): readonly { id: string; name: string }[] {
  const { queries } = useWorkplace();
  const { data } = useQuery(queries.activity.people.queryOptions());
  return data?.people ?? [];
}

/** The newest few entries. */
export function useActivityPreview() {
  const { queries } = useWorkplace();
  return useQuery(queries.activity.list.queryOptions({ input: { limit: previewSize } }));
}
