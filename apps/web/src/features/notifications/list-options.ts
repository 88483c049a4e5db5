import type { ApiQueries } from '../../platform/api/api-queries.ts';

const pageSize = 20;

/** The person's notifications, newest first, one page after another. */
export function createListOptions(queries: ApiQueries) {
  return queries.notifications.list.infiniteOptions({
    input: (cursor: string | null) => ({
      limit: pageSize,
      ...(cursor === null ? {} : { cursor }),
    }),
    initialPageParam: null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}
