import { useQuery } from '@tanstack/react-query';
import { useApiQueries } from '../../platform/api/api-queries.ts';

/** The signed-in person as the product knows them. */
export function useProfile() {
  const queries = useApiQueries();
  return useQuery(queries.profile.show.queryOptions());
}
