import type { QueryClient } from '@tanstack/react-query';
import type { ApiQueries } from '../../platform/api/api-queries.ts';
import { createListOptions } from './list-options.ts';

interface Cache {
  queryClient: QueryClient;
  queries: ApiQueries;
}

/** Shows one or all as read before the server has confirmed it, and answers what takes that back. */
async function showRead({ queryClient, queries }: Cache, notificationId?: string) {
  const { queryKey: listKey } = createListOptions(queries);
  const countKey = queries.notifications.count.queryKey();
  // Answers that are on their way were given before, and would bring the old count back.
  await queryClient.cancelQueries({ queryKey: queries.notifications.key() });
  const list = queryClient.getQueryData(listKey);
  const count = queryClient.getQueryData(countKey);
  const readAt = new Date().toISOString();
  const isMeant = ({ id }: { id: string }) => notificationId === undefined || id === notificationId;

  queryClient.setQueryData(
    listKey,
    list && {
      ...list,
      pages: list.pages.map((page) => ({
        ...page,
        notifications: page.notifications.map((notification) =>
          notification.readAt === null && isMeant(notification)
            ? { ...notification, readAt }
            : notification,
        ),
      })),
    },
  );
  const unread = notificationId === undefined ? 0 : Math.max(0, (count?.unread ?? 0) - 1);
  queryClient.setQueryData(countKey, { unread });
  return () => {
    queryClient.setQueryData(listKey, list);
    queryClient.setQueryData(countKey, count);
  };
}

/** Whatever came of it, the server has the last word. */
function askAgain({ queryClient, queries }: Cache) {
  return queryClient.invalidateQueries({ queryKey: queries.notifications.key() });
}

/** For a notification that was not read before. */
export function createReadOptions(cache: Cache) {
  return cache.queries.notifications.read.mutationOptions({
    onMutate: ({ notificationId }) => showRead(cache, notificationId),
    onError: (_error, _input, takeBack) => takeBack?.(),
    onSettled: () => askAgain(cache),
  });
}

export function createReadAllOptions(cache: Cache) {
  return cache.queries.notifications.readAll.mutationOptions({
    onMutate: () => showRead(cache),
    onError: (_error, _input, takeBack) => takeBack?.(),
    onSettled: () => askAgain(cache),
  });
}
