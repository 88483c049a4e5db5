import type { Call } from '@ringfence/contract/calls';
import {
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { ApiQueries } from '../../../platform/api/api-queries.ts';
import { type CallView, toFilterInput } from './call-view.ts';
import { joinFresh } from './join-fresh.ts';

const pageSize = 100;
/** How many rows before the last one that is known the next are asked for. */
const ahead = 40;
/** How many grey rows stand where more is to come. */
const waitingRows = 3;

/**
 * The calls that match. What was read stays as it is while new calls come in: the newest page alone is fetched again
 * whenever something happens, so that the table neither jumps nor is read again.
 */
export function useCallRows(queries: ApiQueries, { filter, order }: CallView) {
  const queryClient = useQueryClient();
  const asked = { ...toFilterInput(filter), order, limit: pageSize };
  const options = queries.calls.list.infiniteOptions({
    input: (cursor: string | null) => ({ ...asked, ...(cursor === null ? {} : { cursor }) }),
    initialPageParam: null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  // Under a name of its own: what happens on calls does not have all of it fetched again.
  const queryKey = ['call-history', ...options.queryKey] as const;
  const body = useInfiniteQuery({ ...options, queryKey, gcTime: 0, refetchOnWindowFocus: false });
  const isLive = order === 'newest';
  const head = useQuery(
    queries.calls.list.queryOptions({
      input: asked,
      enabled: isLive,
      placeholderData: keepPreviousData,
    }),
  );
  const [isHeldBack, setHeldBack] = useState(false);
  const pages = body.data?.pages ?? [];
  const read = pages.flatMap((page) => page.calls);
  const newest = isLive ? (head.data?.calls ?? []) : [];
  const { calls, held, hasGap } = joinFresh(read, newest, isHeldBack);
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage, refetch } = body;

  // Of a call that is under way further down, what became of it is not on the newest page.
  const known = new Set(newest.map(({ id }) => id));
  const isAnyOpen = read.some(({ id, outcome }) => outcome === null && !known.has(id));
  const updatedAt = head.dataUpdatedAt;
  const isStale = (hasGap && !isHeldBack) || isAnyOpen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again each time that something happened.
  useEffect(() => {
    if (isStale && !isFetching) {
      void refetch();
    }
  }, [updatedAt, isStale]);

  const [last, setLast] = useState(0);
  useEffect(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError && last + ahead >= calls.length) {
      void fetchNextPage();
    }
  }, [hasNextPage, isFetching, isFetchNextPageError, last, calls.length, fetchNextPage]);

  const onWindow = useCallback((first: number, lastSeen: number) => {
    setHeldBack(first > 0);
    setLast(lastSeen);
  }, []);
  return {
    rows: calls.length + (hasNextPage ? waitingRows : 0),
    rowAt: (index: number): Call | undefined => calls[index],
    end: hasNextPage ? null : calls.length,
    isPending: body.isPending,
    isEmpty: body.isSuccess && calls.length === 0 && !hasNextPage,
    error: body.data === undefined ? body.error : null,
    hasGaps: body.isError && body.data !== undefined,
    retry: () => (isFetchNextPageError ? fetchNextPage() : refetch()),
    /** New calls that are held back. */
    held,
    /** How far back was looked without finding enough. */
    lookedBackTo: hasNextPage ? (pages.at(-1)?.lookedBackTo ?? null) : null,
    isSearchCut: pages[0]?.isSearchCut ?? false,
    onWindow,
    async showFresh() {
      setHeldBack(false);
      if (hasGap) {
        await queryClient.resetQueries({ queryKey });
      }
    },
  };
}
