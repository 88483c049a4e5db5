import type { AskedCampaign } from '@ringfence/contract/preflight';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useWorkplace } from '../access/index.ts';

export type { AskedCampaign } from '@ringfence/contract/preflight';

const pageSize = 50;
/** An answer is about the moment at which it was asked for. */
const freshMilliseconds = 30_000;

/** An estimate at once, and the exact answer as soon as it is there. */
export function usePreflight(asked: AskedCampaign | null) {
  const { queries } = useWorkplace();
  const options = (isExact: boolean) =>
    queries.preflight.count.queryOptions({
      input: { ...(asked ?? { listId: '' }), isExact },
      enabled: asked !== null,
      staleTime: freshMilliseconds,
      retry: false,
      placeholderData: keepPreviousData,
    });
  const estimate = useQuery(options(false));
  const exact = useQuery({
    ...options(true),
    enabled: asked !== null && estimate.isSuccess && !estimate.isPlaceholderData,
  });
  const isExactShown = exact.data !== undefined && !exact.isPlaceholderData;
  return {
    data: isExactShown ? exact.data : estimate.data,
    /** Whether it is of this question, and not of the one before. */
    isOfAsked: isExactShown || (estimate.data !== undefined && !estimate.isPlaceholderData),
    /** What is shown is of what was asked before, or only an estimate. */
    isCounting: asked !== null && (estimate.isFetching || exact.isFetching),
    error: estimate.error ?? exact.error,
    retry: () => void estimate.refetch(),
  };
}

export interface PeopleBehind {
  bucket: 'now' | 'laterToday' | 'tomorrow' | 'later' | 'blocked';
  code?: string;
}

/** The people behind a number, one page after another. */
export function usePeopleBehind(asked: AskedCampaign, { bucket, code }: PeopleBehind) {
  const { queries } = useWorkplace();
  return useInfiniteQuery(
    queries.preflight.people.infiniteOptions({
      input: (cursor: string | null) => ({
        ...asked,
        bucket,
        limit: pageSize,
        ...(code === undefined ? {} : { code }),
        ...(cursor === null ? {} : { cursor }),
      }),
      initialPageParam: null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
      retry: false,
    }),
  );
}
