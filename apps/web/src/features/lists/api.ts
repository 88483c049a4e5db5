import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useDetailApi, useWorkplace } from '../access/index.ts';

const pageSize = 50;
const mostChoices = 200;

/** The lists, newest first, one page after another. */
export function useListPages() {
  const { queries } = useWorkplace();
  return useInfiniteQuery(
    queries.lists.list.infiniteOptions({
      input: (cursor: string | null) => ({
        limit: pageSize,
        ...(cursor === null ? {} : { cursor }),
      }),
      initialPageParam: null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
    }),
  );
}

/** The newest lists, to choose one of them. */
export function useListChoices() {
  const { queries } = useWorkplace();
  return useQuery(queries.lists.list.queryOptions({ input: { limit: mostChoices } }));
}

export function useList(listId: string) {
  const { queries } = useDetailApi();
  return useQuery(queries.lists.show.queryOptions({ input: { listId } }));
}
