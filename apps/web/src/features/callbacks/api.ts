import type { ListedCallback } from '@ringfence/contract/callbacks';
import type { CallbackState } from '@ringfence/domain/callbacks/callback-words';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OrganizationApi } from '../../platform/api/api-queries.ts';
import { refreshTopics, type Topic } from '../../platform/api/refresh-topics.ts';
import { useDetailApi, useWorkplace } from '../access/index.ts';

const pageSize = 50;
/** People ask for them on calls, and notifications tell of it at once. */
const changesWith = ['contacts', 'calls', 'notifications'] satisfies Topic[];

export function useCallbackPages(state: CallbackState | null) {
  const { queries } = useWorkplace();
  return useInfiniteQuery(
    queries.callbacks.list.infiniteOptions({
      input: (cursor: string | null) => ({
        limit: pageSize,
        ...(state === null ? {} : { state }),
        ...(cursor === null ? {} : { cursor }),
      }),
      initialPageParam: null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
      meta: { changesWith },
    }),
  );
}

const mostCounted = 100;

/** How many of the newest open callbacks are due before a moment, and whether there may be more; undefined until then. */
export function useCallbacksDue(before: Date): { due: number; hasMore: boolean } | undefined {
  const { queries } = useWorkplace();
  const { data } = useQuery(
    queries.callbacks.list.queryOptions({
      input: { limit: mostCounted, state: 'open' },
      meta: { changesWith },
    }),
  );
  if (data === undefined) return undefined;
  const isDue = ({ dueAt }: ListedCallback) => dueAt !== null && new Date(dueAt) < before;
  return { due: data.callbacks.filter(isDue).length, hasMore: data.nextCursor !== null };
}

export function useCallbacks(contactId: string) {
  const { queries } = useDetailApi();
  return useQuery(
    queries.callbacks.listOfContact.queryOptions({ input: { contactId }, meta: { changesWith } }),
  );
}

function useRefreshCallbacks() {
  const queryClient = useQueryClient();
  return () => refreshTopics(queryClient, ['callbacks', 'contacts', 'records', 'compliance']);
}

export function useRecordCallback({ queries }: OrganizationApi) {
  return useMutation(
    queries.callbacks.record.mutationOptions({ onSuccess: useRefreshCallbacks() }),
  );
}

/** Said to be done, or cancelled. */
export function useSettleCallback({ client }: OrganizationApi) {
  return useMutation({
    mutationFn: ({ callbackId, isDone }: { callbackId: string; isDone: boolean }) =>
      isDone ? client.callbacks.markDone({ callbackId }) : client.callbacks.cancel({ callbackId }),
    onSuccess: useRefreshCallbacks(),
  });
}
