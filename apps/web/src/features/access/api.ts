import { useQuery } from '@tanstack/react-query';
import { useApiQueries } from '../../platform/api/api-queries.ts';

/** Runs once for each signed-in person, who has a cache of their own. */
export function useAccessCheck() {
  const queries = useApiQueries();
  return useQuery(
    queries.access.check.queryOptions({
      staleTime: Number.POSITIVE_INFINITY,
      // A failure counts as checked: the page that it leads to offers to try again.
      retryOnMount: false,
    }),
  );
}

export function useMemberships() {
  const queries = useApiQueries();
  return useQuery(queries.access.memberships.queryOptions());
}
