import type { AskedCampaign } from '@ringfence/contract/preflight';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWorkplace } from '../access/index.ts';
import { chooseAnswer, findFresh } from './choose-answer.ts';

export type { AskedCampaign } from '@ringfence/contract/preflight';

const pageSize = 50;
/** An answer is about the moment at which it was asked for. */
const freshMilliseconds = 30_000;

/**
 * The two questions about what a form holds. The server answers one at a time for each person, and refuses the one
 * before, so that nothing asks again by itself: both would be asked at once when somebody comes back to the window.
 */
function useQuestions(asked: AskedCampaign | null) {
  const { queries } = useWorkplace();
  return (isExact: boolean) => ({
    ...queries.preflight.count.queryOptions({
      input: { ...(asked ?? { listId: '' }), isExact },
      staleTime: freshMilliseconds,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
    enabled: asked !== null,
  });
}

/** An estimate at once, and the exact answer as soon as it is there. */
export function usePreflight(asked: AskedCampaign | null) {
  const ask = useQuestions(asked);
  const estimate = useQuery({ ...ask(false), placeholderData: keepPreviousData });
  const exact = useQuery({
    ...ask(true),
    placeholderData: keepPreviousData,
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
  const ask = useQuestions(asked);
  const [since] = useState(Date.now);
  // An estimate that is under way is let through first.
  const { isFetching } = useQuery({ ...ask(false), refetchOnMount: false });
  const exact = useQuery({
    ...ask(true),
    staleTime: 0,
    refetchOnMount: 'always',
    enabled: asked !== null && !isFetching,
  });
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
