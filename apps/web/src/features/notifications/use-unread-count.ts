import { useQuery } from '@tanstack/react-query';
import { useApiQueries } from '../../platform/api/api-queries.ts';

/** The live stream tells of one organization; what the others have to say is asked for. */
const askAgainAfter = 60_000;

/** How many notifications the person has not read; undefined until that is known. */
export function useUnreadCount(): number | undefined {
  const queries = useApiQueries();
  const { data } = useQuery(
    queries.notifications.count.queryOptions({
      refetchInterval: askAgainAfter,
      refetchOnWindowFocus: 'always',
    }),
  );
  return data?.unread;
}
