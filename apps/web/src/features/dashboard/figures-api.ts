import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useWorkplace } from '../access/index.ts';
import type { Days } from './addresses.ts';

const pageSize = 50;
/** Whatever the figures are counted over. */
const changesWith = ['calls', 'campaigns', 'contacts', 'imports', 'audits', 'settings'] as const;

/** The figures of a period; those of the one before stay until they are there. */
export function useDashboard({ from, to }: Days) {
  const { queries } = useWorkplace();
  return useQuery({
    ...queries.dashboard.show.queryOptions({ input: { from, to } }),
    placeholderData: keepPreviousData,
    meta: { changesWith },
  });
}

/** Promises and payments change with calls, uploads and what people enter. */
export function useMoney({ from, to }: Days) {
  const { queries } = useWorkplace();
  return useQuery({
    ...queries.dashboard.showMoney.queryOptions({ input: { from, to } }),
    placeholderData: keepPreviousData,
    meta: { changesWith: ['calls', 'contacts', 'imports', 'settings'] },
  });
}

export interface HeldBackFilter extends Days {
  verdict?: 'defer' | 'block' | undefined;
  rule?: string | undefined;
}

export function useHeldBackPages({ from, to, verdict, rule }: HeldBackFilter) {
  const { queries } = useWorkplace();
  return useInfiniteQuery(
    queries.dashboard.listHeldBack.infiniteOptions({
      input: (cursor: string | null) => ({
        limit: pageSize,
        from,
        to,
        ...(verdict === undefined ? {} : { verdict }),
        ...(rule === undefined ? {} : { rule }),
        ...(cursor === null ? {} : { cursor }),
      }),
      initialPageParam: null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
    }),
  );
}

export function useNearLimitPages() {
  const { queries } = useWorkplace();
  return useInfiniteQuery(
    queries.dashboard.listNearLimit.infiniteOptions({
      input: (cursor: string | null) => ({
        limit: pageSize,
        ...(cursor === null ? {} : { cursor }),
      }),
      initialPageParam: null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
    }),
  );
}

/** How far the newest lists are called. */
export function useNewestLists() {
  const { queries } = useWorkplace();
  return useQuery({
    ...queries.lists.list.queryOptions({ input: { limit: 8 } }),
    meta: { changesWith: ['calls'] },
  });
}
