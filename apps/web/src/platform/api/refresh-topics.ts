import type { Contract } from '@ringfence/contract/contract';
import type { Query, QueryClient, QueryKey, QueryMeta } from '@tanstack/react-query';
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

/** Those that are fetched again once they have rested. */
const resting = new WeakSet<Query>();

/** How long an answer that costs much, as its query says, still rests before others make it be fetched again. */
function findRest({ meta, state }: Query): number {
  const rest = meta?.restMilliseconds;
  return typeof rest === 'number' ? state.dataUpdatedAt + rest - Date.now() : 0;
}

function refreshRested(queryClient: QueryClient, query: Query, rest: number): void {
  if (resting.has(query)) return;
  resting.add(query);
  setTimeout(() => {
    resting.delete(query);
    void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
  }, rest);
}

/**
 * Fetches again what is on the screen, and the rest when it is wanted next. One thing may be cached
 * under its organization and under all of them, so the organization is not asked for. What does not exist is not asked
 * for again: the page that says so would flicker with every change. What costs much is fetched again after its rest,
 * and where its query says so even when its own topic changed.
 */
export async function refreshTopics(
  queryClient: QueryClient,
  topics: readonly Topic[],
): Promise<void> {
  const changed = queryClient.getQueryCache().findAll({
    predicate: ({ queryKey, meta, state }) =>
      (isAbout(queryKey, topics) || changesWith(meta, topics)) && !isMissing(state.error),
  });
  const due = new Set<Query>();
  for (const query of changed) {
    const isOwn = isAbout(query.queryKey, topics) && query.meta?.restsAlways !== true;
    const rest = isOwn ? 0 : findRest(query);
    if (rest > 0) refreshRested(queryClient, query, rest);
    else due.add(query);
  }
  await queryClient.invalidateQueries({ predicate: (query) => due.has(query) });
}
