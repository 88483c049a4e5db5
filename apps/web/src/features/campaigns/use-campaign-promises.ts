import { useQuery } from '@tanstack/react-query';
import type { Topic } from '../../platform/api/refresh-topics.ts';
import { useDetailApi } from '../access/index.ts';

/** Promises are made on calls, and payments that keep them come with uploads. */
const changesWith = ['calls', 'contacts', 'imports'] satisfies Topic[];
const restMilliseconds = 5_000;

/** What the calls of a campaign brought in promises. */
export function useCampaignPromises(campaignId: string) {
  const { queries } = useDetailApi();
  return useQuery(
    queries.promises.sumOfCampaign.queryOptions({
      input: { campaignId },
      meta: { changesWith, restMilliseconds },
    }),
  );
}
