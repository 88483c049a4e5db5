import { useQuery } from '@tanstack/react-query';
import { useWorkplace } from '../access/index.ts';

interface FirstSteps {
  /** What the organization has done already; missing while that is not known. */
  done: { hasList: boolean; hasCampaign: boolean } | undefined;
  /** Why it is not known. */
  error: unknown;
  retry: () => void;
}

export function useFirstSteps(): FirstSteps {
  const { queries } = useWorkplace();
  const lists = useQuery(queries.lists.list.queryOptions({ input: { limit: 1 } }));
  const campaigns = useQuery(queries.campaigns.list.queryOptions({ input: { limit: 1 } }));
  const done =
    lists.data === undefined || campaigns.data === undefined
      ? undefined
      : {
          hasList: lists.data.lists.length > 0,
          hasCampaign: campaigns.data.campaigns.length > 0,
        };
  const failed = [lists, campaigns].filter(({ isError }) => isError);
  return {
    done,
    error: failed[0]?.error ?? null,
    retry: () => {
      for (const query of failed) void query.refetch();
    },
  };
}
