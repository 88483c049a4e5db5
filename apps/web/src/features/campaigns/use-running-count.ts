import { useQuery } from '@tanstack/react-query';
import { useWorkplace } from '../access/index.ts';

/** How many campaigns call now; undefined until that is known. */
export function useRunningCount(): number | undefined {
  const { queries } = useWorkplace();
  const { data } = useQuery(queries.campaigns.count.queryOptions());
  return data?.running;
}
