import {
  hashKey,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useApiClient } from '../../platform/api/api-context.ts';
import { type ApiQueries, useApiQueries } from '../../platform/api/api-queries.ts';
import { takeData } from '../../platform/api/data-result.ts';
import { isAbout, refreshTopics, type Topic } from '../../platform/api/refresh-topics.ts';
import { addingKey } from './members-api.ts';
import type { Filters } from './read-filters.ts';
import { createOrganization } from './services/create-organization.ts';
import { createUser, type NewUser } from './services/create-user.ts';
import { deleteOrganization } from './services/delete-organization.ts';
import { listOrganizations } from './services/list-organizations.ts';
import { listProfiles } from './services/list-profiles.ts';
import { reinstateOrganization } from './services/reinstate-organization.ts';
import { renameOrganization } from './services/rename-organization.ts';
import { showOrganization } from './services/show-organization.ts';
import { suspendOrganization } from './services/suspend-organization.ts';

const pageSize = 50;

/** All organizations that the filters leave, one page after another. */
export function useOrganizationPages(filters: Filters) {
  const client = useApiClient();
  const queries = useApiQueries();
  const { search, state, sort, order } = filters;
  const input = {
    sort,
    order,
    limit: pageSize,
    ...(search === '' ? {} : { search }),
    ...(state === null ? {} : { state }),
  };
  return useInfiniteQuery({
    queryKey: queries.administration.listOrganizations.key({ type: 'infinite', input }),
    queryFn: ({ pageParam }: { pageParam: string | null }) =>
      takeData(
        listOrganizations(client, {
          ...input,
          ...(pageParam === null ? {} : { cursor: pageParam }),
        }),
      ),
    initialPageParam: null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
}

function summaryKey(queries: ApiQueries, organizationId: string) {
  return queries.administration.showOrganization.key({ type: 'query', input: { organizationId } });
}

export function useOrganizationSummary(organizationId: string) {
  const client = useApiClient();
  const queries = useApiQueries();
  return useQuery({
    queryKey: summaryKey(queries, organizationId),
    queryFn: () => takeData(showOrganization(client, organizationId)),
  });
}

/** Everything that shows organizations, their names or whether they may work. */
const organizationTopics: readonly Topic[] = ['administration', 'access', 'settings', 'halts'];

function useRefreshOrganizations() {
  const queryClient = useQueryClient();
  return () => refreshTopics(queryClient, organizationTopics);
}

export function useCreateOrganization() {
  const client = useApiClient();
  return useMutation({
    mutationFn: ({ name, idempotencyKey }: { name: string; idempotencyKey: string }) =>
      takeData(createOrganization(client, name, idempotencyKey)),
    onSuccess: useRefreshOrganizations(),
  });
}

export function useRenameOrganization(organizationId: string) {
  const client = useApiClient();
  return useMutation({
    mutationFn: (name: string) => takeData(renameOrganization(client, organizationId, name)),
    onSuccess: useRefreshOrganizations(),
  });
}

export function useSuspendOrganization(organizationId: string) {
  const client = useApiClient();
  return useMutation({
    mutationFn: (because: string) => takeData(suspendOrganization(client, organizationId, because)),
    onSuccess: useRefreshOrganizations(),
  });
}

export function useReinstateOrganization(organizationId: string) {
  const client = useApiClient();
  return useMutation({
    mutationFn: () => takeData(reinstateOrganization(client, organizationId)),
    onSuccess: useRefreshOrganizations(),
  });
}

/** What is shown of the deleted organization itself is not asked for again: there is no more of it. */
export function useDeleteOrganization(organizationId: string) {
  const client = useApiClient();
  const queries = useApiQueries();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (confirmation: string) =>
      takeData(deleteOrganization(client, organizationId, confirmation)),
    onSuccess: () => {
      const deleted = hashKey(summaryKey(queries, organizationId));
      return queryClient.invalidateQueries({
        predicate: ({ queryKey, queryHash }) =>
          isAbout(queryKey, organizationTopics) && queryHash !== deleted,
      });
    },
  });
}

/** People who could be made members; nobody is asked for while nothing is typed. */
export function useFoundProfiles(search: string) {
  const client = useApiClient();
  const queries = useApiQueries();
  return useQuery({
    queryKey: queries.administration.listProfiles.key({ type: 'query', input: { search } }),
    queryFn: () => takeData(listProfiles(client, search)),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
}

export function useCreateUser() {
  const client = useApiClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: addingKey,
    mutationFn: ({ user, idempotencyKey }: { user: NewUser; idempotencyKey: string }) =>
      takeData(createUser(client, user, idempotencyKey)),
    onSuccess: () => refreshTopics(queryClient, ['administration', 'members']),
  });
}
