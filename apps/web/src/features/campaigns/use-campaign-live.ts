import type { CampaignLive } from '@ringfence/contract/campaign-live';
import type { Campaign } from '@ringfence/contract/campaigns';
import { statesUnderWay } from '@ringfence/domain/calls/words';
import { useQuery } from '@tanstack/react-query';
import { useDetailApi } from '../access/index.ts';

const askAgainMilliseconds = 1_000;

/** How many of its calls are under way. */
export const countInTheAir = ({ inTheAir }: CampaignLive): number =>
  statesUnderWay.reduce((sum, state) => sum + inTheAir[state], 0);

/**
 * What a campaign does at this moment: asked for each second while the page is looked at and it runs, or calls that it
 * made before go on.
 */
export function useCampaignLive({ id, state }: Pick<Campaign, 'id' | 'state'>) {
  const { queries } = useDetailApi();
  return useQuery(
    queries.campaigns.live.queryOptions({
      input: { campaignId: id },
      refetchInterval: ({ state: { data } }) =>
        state === 'running' || (data !== undefined && countInTheAir(data) > 0)
          ? askAgainMilliseconds
          : false,
      refetchIntervalInBackground: false,
    }),
  );
}
