import type { Contract } from '@ringfence/contract/contract';
import type { QueryClient, QueryKey, QueryMeta } from '@tanstack/react-query';
import { isMissing } from './problem.ts';

/** A part of the API, by the name of its queries. */
export type Topic = keyof Contract;

/** Whether a cached answer belongs to one of the topics, in whichever organization it was asked. */
export function isAbout([path]: QueryKey, topics: readonly Topic[]): boolean {
  // The organization, where there is one, leads the path.
  return Array.isArray(path) && topics.some((topic) => path[0] === topic || path[1] === topic);
}

/** Whether an answer changes with one of the topics although it belongs to another, as its query says. */
function changesWith(meta: QueryMeta | undefined, topics: readonly Topic[]): boolean {
  const named = meta?.changesWith;
  return Array.isArray(named) && topics.some((topic) => named.includes(topic));
}

/**
 * Fetches again what is on the screen, and the rest when it is wanted next. One thing may be cached
 * under its organization and under all of them, so the organization is not asked for. What does not exist is not asked
 * for again: the page that says so would flicker with every change.
 */
export async function refreshTopics(
  queryClient: QueryClient,
  topics: readonly Topic[],
): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey, meta, state }) =>
      (isAbout(queryKey, topics) || changesWith(meta, topics)) && !isMissing(state.error),
  });
}
