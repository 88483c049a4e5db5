import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiQueries } from '../../platform/api/api-queries.ts';
import type { ApiClient } from '../../platform/api/create-api-client.ts';

/** How long somebody must have stopped typing before the server is asked. */
const settleMilliseconds = 150;

export const shortestSearch = 2;
export const longestSearch = 100;

interface Api {
  client: ApiClient;
  queries: ApiQueries;
}

function settle(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, settleMilliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

/**
 * What the server finds for a text. Each text has an answer of its own, so that a late one never
 * takes the place of a newer; a text that is typed on is dropped before it is asked.
 */
export function createFindOptions({ client, queries }: Api, text: string) {
  return queryOptions({
    queryKey: queries.search.find.queryKey({ input: { query: text } }),
    queryFn: async ({ signal }) => {
      await settle(signal);
      return client.search.find({ query: text }, { signal });
    },
    enabled: text.length >= shortestSearch,
    placeholderData: keepPreviousData,
  });
}
