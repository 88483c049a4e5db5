import { useQuery } from '@tanstack/react-query';
import { useWorkplace } from '../access/index.ts';

const mostCampaigns = 100;

/** The newest campaigns; apart from what every dashboard asks, because only admin mode needs it. */
export function useNewestCampaigns() {
  const { queries } = useWorkplace();
  return useQuery(queries.campaigns.list.queryOptions({ input: { limit: mostCampaigns } }));
}
