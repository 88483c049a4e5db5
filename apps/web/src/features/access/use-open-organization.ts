import { useMutation } from '@tanstack/react-query';
import { useApiQueries } from '../../platform/api/api-queries.ts';

/** Apart from what every page asks, because only people without an organization need it. */
export function useOpenOrganization() {
  const queries = useApiQueries();
  return useMutation(queries.organizations.create.mutationOptions());
}
