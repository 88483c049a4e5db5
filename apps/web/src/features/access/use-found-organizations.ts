import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApiQueries } from '../../platform/api/api-queries.ts';

const mostFound = 50;

/** For super administrators: organizations by name, those that match where something is typed. */
export function useFoundOrganizations(search: string) {
  const queries = useApiQueries();
  return useQuery(
    queries.administration.listOrganizations.queryOptions({
      input: { limit: mostFound, ...(search === '' ? {} : { search }) },
      placeholderData: keepPreviousData,
    }),
  );
}
