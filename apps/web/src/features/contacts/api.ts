import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useOrganizationApi } from '../../platform/api/api-queries.ts';
import { refreshTopics } from '../../platform/api/refresh-topics.ts';
import { useDetailApi, useWorkplace } from '../access/index.ts';

const pageSize = 50;

export interface ContactFilter {
  listId?: string;
  /** A part of the name, a reference, a number or its last four digits. */
  search?: string;
}

/** The contacts of one list or of all, in the order they came, one page after another. */
export function useContactPages({ listId, search = '' }: ContactFilter) {
  const workplace = useWorkplace();
  const detail = useDetailApi();
  const { queries } = listId === undefined ? workplace : detail;
  return useInfiniteQuery(
    queries.contacts.list.infiniteOptions({
      input: (cursor: string | null) => ({
        limit: pageSize,
        ...(listId === undefined ? {} : { listId }),
        ...(search === '' ? {} : { search }),
        ...(cursor === null ? {} : { cursor }),
      }),
      initialPageParam: null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
    }),
  );
}

/** Shows a whole number; who asked is recorded. */
export function useRevealPhone(organizationId: string) {
  const { queries } = useOrganizationApi(organizationId);
  return useMutation(queries.contacts.revealPhone.mutationOptions());
}

/** Records that a person asked not to be called. */
export function useSuppress(organizationId: string) {
  const { queries } = useOrganizationApi(organizationId);
  const queryClient = useQueryClient();
  return useMutation(
    queries.contacts.suppress.mutationOptions({
      onSuccess: () => refreshTopics(queryClient, ['contacts']),
    }),
  );
}

/** Takes back what was recorded by mistake. */
export function useLiftSuppression(organizationId: string) {
  const { queries } = useOrganizationApi(organizationId);
  const queryClient = useQueryClient();
  return useMutation(
    queries.contacts.liftSuppression.mutationOptions({
      onSuccess: () => refreshTopics(queryClient, ['contacts']),
    }),
  );
}
