import type { PaymentFilter } from '@ringfence/contract/payments';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Topic } from '../../platform/api/refresh-topics.ts';
import { useWorkplace } from '../access/index.ts';
import type { PromiseView } from './money-address.ts';

const pageSize = 50;
/** Promises are made on calls, and payments come with uploads. */
const changesWith = ['contacts', 'calls', 'imports'] satisfies Topic[];

export function usePromisePages({ filter, order }: PromiseView) {
  const { queries } = useWorkplace();
  return useInfiniteQuery(
    queries.promises.list.infiniteOptions({
      input: (cursor: string | null) => ({
        limit: pageSize,
        order,
        ...filter,
        ...(cursor === null ? {} : { cursor }),
      }),
      initialPageParam: null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
      meta: { changesWith },
    }),
  );
}

/** What the campaign is called whose promises are listed; undefined until it is known. */
export function useCampaignName(campaignId: string | undefined): string | undefined {
  const { queries } = useWorkplace();
  const { data } = useQuery(
    queries.campaigns.show.queryOptions({
      input: { campaignId: campaignId ?? '' },
      enabled: campaignId !== undefined,
      select: ({ name }) => name,
    }),
  );
  return data;
}

export function usePaymentPages(filter: PaymentFilter) {
  const { queries } = useWorkplace();
  return useInfiniteQuery(
    queries.payments.list.infiniteOptions({
      input: (cursor: string | null) => ({
        limit: pageSize,
        ...filter,
        ...(cursor === null ? {} : { cursor }),
      }),
      initialPageParam: null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
      meta: { changesWith },
    }),
  );
}
