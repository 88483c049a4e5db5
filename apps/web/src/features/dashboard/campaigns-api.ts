import { useQuery } from '@tanstack/react-query';
import { useWorkplace } from '../access/index.ts';

const mostCampaigns = 100;

/** The newest campaigns that call now. */
export function useRunningCampaigns() {
  const { queries } = useWorkplace();
  return useQuery(
    queries.campaigns.list.queryOptions({ input: { limit: mostCampaigns, state: 'running' } }),
  );
}

/** Whether there was a campaign yet; undefined while that is not known. */
export function useHasCampaign(): boolean | undefined {
  const { queries } = useWorkplace();
  const { data } = useQuery(queries.campaigns.list.queryOptions({ input: { limit: 1 } }));
  return data && data.campaigns.length > 0;
}
