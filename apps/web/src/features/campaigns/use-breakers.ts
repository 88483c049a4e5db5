import { useQuery } from '@tanstack/react-query';
import { useDetailApi } from '../access/index.ts';

/** How near a campaign is to pausing by itself; it moves as the campaign does. */
export function useBreakers(campaignId: string) {
  const { queries } = useDetailApi();
  return useQuery(
    queries.breakers.show.queryOptions({
      input: { campaignId },
      meta: { changesWith: ['campaigns'] },
    }),
  );
}
