import { useQuery } from '@tanstack/react-query';
import { useWorkplace } from '../access/index.ts';

/** What the organization has done already; missing while that is not known. */
export function useFirstSteps() {
  const { queries } = useWorkplace();
  const lists = useQuery(queries.lists.list.queryOptions({ input: { limit: 1 } }));
  const campaigns = useQuery(queries.campaigns.list.queryOptions({ input: { limit: 1 } }));
  return lists.data === undefined || campaigns.data === undefined
    ? undefined
    : {
        hasList: lists.data.lists.length > 0,
        hasCampaign: campaigns.data.campaigns.length > 0,
      };
}
