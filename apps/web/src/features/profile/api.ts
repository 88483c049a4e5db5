import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../platform/api/api-context.ts';
import { useApiQueries } from '../../platform/api/api-queries.ts';
import { takeData } from '../../platform/api/data-result.ts';
import { useAuthClient } from '../auth/index.ts';
import { readCurrentProfile } from './read-current-profile.ts';

/** The signed-in person as the product knows them. */
export function useProfile() {
  const client = useApiClient();
  const queries = useApiQueries();
  const authClient = useAuthClient();
  return useQuery({
    queryKey: queries.profile.show.queryKey(),
    queryFn: () => takeData(readCurrentProfile(client, authClient)),
  });
}
