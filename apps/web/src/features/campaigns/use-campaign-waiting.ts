import type { Campaign } from '@ringfence/contract/campaigns';
import { useQuery } from '@tanstack/react-query';
import { useDetailApi } from '../access/index.ts';

/** Counting costs more than the rest of the page, and people who wait do so for minutes or days. */
const askAgainMilliseconds = 5_000;

/** How many people of a campaign wait for what. */
export function useCampaignWaiting({ id, state }: Pick<Campaign, 'id' | 'state'>) {
  const { queries } = useDetailApi();
  return useQuery(
    queries.campaigns.waiting.queryOptions({
      input: { campaignId: id },
      refetchInterval: state === 'running' ? askAgainMilliseconds : false,
      refetchIntervalInBackground: false,
      // Each call changes a campaign, and what it waits for hardly.
      meta: { restMilliseconds: askAgainMilliseconds, restsAlways: true },
    }),
  );
}
