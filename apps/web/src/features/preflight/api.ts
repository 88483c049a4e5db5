import type { AskedCampaign } from '@ringfence/contract/preflight';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWorkplace } from '../access/index.ts';
import { chooseAnswer, findFresh } from './choose-answer.ts';

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
  return {
    ...chooseAnswer(estimate, exact),
    /** What is shown is of what was asked before, or only an estimate. */
    isCounting: asked !== null && (estimate.isFetching || exact.isFetching),
    error: estimate.error ?? exact.error,
    retry: () => void (estimate.isError ? estimate : exact).refetch(),
  };
}

/** The exact answer, counted since the component asks for it. */
export function useFreshPreflight(asked: AskedCampaign | null) {
  const { queries } = useWorkplace();
  const [since] = useState(Date.now);
  const exact = useQuery(
    queries.preflight.count.queryOptions({
      input: { ...(asked ?? { listId: '' }), isExact: true },
      enabled: asked !== null,
      staleTime: 0,
      retry: false,
      refetchOnMount: 'always',
      // Who comes back to the window wants to read on.
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
  );
  return { ...findFresh(exact, since), retry: () => void exact.refetch() };
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
