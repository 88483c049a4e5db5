import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useOrganizationApi } from '../../platform/api/api-queries.ts';
import { refreshTopics } from '../../platform/api/refresh-topics.ts';
import { useDetailApi, useWorkplace } from '../access/index.ts';

const pageSize = 50;
const mostChoices = 200;

/** The lists in use or those put away, newest first, one page after another. */
export function useListPages(isArchived: boolean) {
  const { queries } = useWorkplace();
  return useInfiniteQuery(
    queries.lists.list.infiniteOptions({
      input: (cursor: string | null) => ({
        limit: pageSize,
        ...(isArchived ? { archived: 'true' } : {}),
        ...(cursor === null ? {} : { cursor }),
      }),
      initialPageParam: null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
    }),
  );
}

/** The newest lists, to choose one of them. */
export function useListChoices() {
  const { queries } = useWorkplace();
  return useQuery(queries.lists.list.queryOptions({ input: { limit: mostChoices } }));
}

/** The same of one organization, for what is written there. */
export function useListsOf(organizationId: string) {
  const { queries } = useOrganizationApi(organizationId);
  return useQuery(queries.lists.list.queryOptions({ input: { limit: mostChoices } }));
}

export function useList(listId: string) {
  const { queries } = useDetailApi();
  return useQuery(queries.lists.show.queryOptions({ input: { listId } }));
}

function useRefreshLists() {
  const queryClient = useQueryClient();
  return () => refreshTopics(queryClient, ['lists', 'contacts']);
}

export function useCreateList(organizationId: string) {
  const { queries } = useOrganizationApi(organizationId);
  return useMutation(queries.lists.create.mutationOptions({ onSuccess: useRefreshLists() }));
}

export function useRenameList(organizationId: string) {
  const { queries } = useOrganizationApi(organizationId);
  return useMutation(queries.lists.rename.mutationOptions({ onSuccess: useRefreshLists() }));
}

export function useArchiveList(organizationId: string) {
  const { queries } = useOrganizationApi(organizationId);
  return useMutation(queries.lists.archive.mutationOptions({ onSuccess: useRefreshLists() }));
}

export function useRestoreList(organizationId: string) {
  const { queries } = useOrganizationApi(organizationId);
  return useMutation(queries.lists.restore.mutationOptions({ onSuccess: useRefreshLists() }));
}

/** Begins it; the lists change while it goes on. */
export function useMergeLists(organizationId: string) {
  const { queries } = useOrganizationApi(organizationId);
  return useMutation(queries.lists.merge.mutationOptions());
}
