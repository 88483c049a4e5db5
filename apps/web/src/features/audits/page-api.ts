import type { Audit } from '@ringfence/contract/audits';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useDetailApi, useWorkplace } from '../access/index.ts';

const pageSize = 50;
const mostOrganizations = 200;
/** How often an audit under way is asked how far it is. */
const progressMilliseconds = 3000;

function isRunning(audits: readonly Audit[] | undefined): boolean {
  return audits?.some(({ state }) => state === 'running') === true;
}

/**
 * The audits, newest first, one page after another. Where one was asked for, the newest at that time is
 * given: as long as it is the newest, the other is awaited.
 */
export function useAuditPages(askedAfter: string | undefined) {
  const { queries } = useWorkplace();
  const isAwaited = (audits: readonly Audit[] | undefined) =>
    askedAfter === (audits?.[0]?.id ?? '');
  const pages = useInfiniteQuery(
    queries.audits.list.infiniteOptions({
      input: (cursor: string | null) => ({
        limit: pageSize,
        ...(cursor === null ? {} : { cursor }),
      }),
      initialPageParam: null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
      refetchInterval: ({ state }) => {
        const audits = state.data?.pages[0]?.audits;
        return isAwaited(audits) || isRunning(audits) ? progressMilliseconds : false;
      },
    }),
  );
  const [newest] = pages.data?.pages[0]?.audits ?? [];
  return { pages, newest, isAwaited: isAwaited(pages.data?.pages[0]?.audits) };
}

/** One audit with what it found, one page after another. */
export function useAuditFindings(auditId: string) {
  const { queries } = useDetailApi();
  return useInfiniteQuery(
    queries.audits.show.infiniteOptions({
      input: (cursor: string | null) => ({
        auditId,
        limit: pageSize,
        ...(cursor === null ? {} : { cursor }),
      }),
      initialPageParam: null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
      refetchInterval: ({ state }) =>
        state.data?.pages[0]?.audit.state === 'running' ? progressMilliseconds : false,
    }),
  );
}

/** The newest audits of all organizations. */
export function useAuditsEverywhere() {
  const { queries } = useWorkplace();
  return useQuery(queries.audits.list.queryOptions({ input: { limit: mostOrganizations } }));
}
