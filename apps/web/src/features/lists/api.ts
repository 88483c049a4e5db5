import type { List } from '@ringfence/contract/lists';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type OrganizationApi, useOrganizationApi } from '../../platform/api/api-queries.ts';
import { refreshTopics } from '../../platform/api/refresh-topics.ts';
import { useDetailApi, useWorkplace } from '../access/index.ts';

const pageSize = 50;
const mostOfPage = 200;
/** More lists than anybody keeps: what is asked for has an end. */
const mostPages = 25;

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

/** Every list in use: one that is left out of a choice could be neither called nor left out of a campaign. */
function chooseLists({ client, queries }: OrganizationApi) {
  const input = { limit: mostOfPage };
  return {
    ...queries.lists.list.queryOptions({ input }),
    async queryFn({ signal }: { signal: AbortSignal }) {
      const lists: List[] = [];
      let cursor: string | null = null;
      for (let page = 0; page < mostPages; page += 1) {
        const found: Awaited<ReturnType<typeof client.lists.list>> = await client.lists.list(
          { ...input, ...(cursor === null ? {} : { cursor }) },
          { signal },
        );
        lists.push(...found.lists);
        cursor = found.nextCursor;
        if (cursor === null) break;
      }
      return { lists, nextCursor: cursor };
    },
  };
}

/** The lists, newest first, to choose one of them. */
export function useListChoices() {
  return useQuery(chooseLists(useWorkplace()));
}

/** The same of one organization, for what is written there. */
export function useListsOf(organizationId: string) {
  return useQuery(chooseLists(useOrganizationApi(organizationId)));
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
