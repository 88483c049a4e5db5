import { useQuery } from '@tanstack/react-query';
import { useApiQueries } from '../../platform/api/api-queries.ts';

/** Runs once for each signed-in person, who has a cache of their own. */
export function useAccessCheck() {
  const queries = useApiQueries();
  return useQuery(
    queries.access.check.queryOptions({
      staleTime: Number.POSITIVE_INFINITY,
      // A failure counts as checked, at once: the page that it leads to offers to try again.
      retry: false,
      retryOnMount: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
  );
}

/** Whether somebody without access may open an organization of their own. */
export function useCreationCheck(isWanted: boolean) {
  const queries = useApiQueries();
  return useQuery(queries.organizations.checkCreation.queryOptions({ enabled: isWanted }));
}

export function useMemberships() {
  const queries = useApiQueries();
  return useQuery(queries.access.memberships.queryOptions());
}
