import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCurrentOrganization } from '../access/index.ts';

const pageSize = 50;

/** The contacts of one list or of all, in the order they came, one page after another. */
export function useContactPages(listId: string | undefined) {
  const { queries } = useCurrentOrganization();
  return useInfiniteQuery(
    queries.contacts.list.infiniteOptions({
      input: (cursor: string | null) => ({
        limit: pageSize,
        ...(listId === undefined ? {} : { listId }),
        ...(cursor === null ? {} : { cursor }),
      }),
      initialPageParam: null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
    }),
  );
}

/** Shows a whole number; who asked is recorded. */
export function useRevealPhone() {
  const { queries } = useCurrentOrganization();
  return useMutation(queries.contacts.revealPhone.mutationOptions());
}

/** Records that a person asked not to be called. */
export function useSuppress() {
  const { queries } = useCurrentOrganization();
  const queryClient = useQueryClient();
  return useMutation(
    queries.contacts.suppress.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries({ queryKey: queries.contacts.key() }),
    }),
  );
}

/** Takes back what was recorded by mistake. */
export function useLiftSuppression() {
  const { queries } = useCurrentOrganization();
  const queryClient = useQueryClient();
  return useMutation(
    queries.contacts.liftSuppression.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries({ queryKey: queries.contacts.key() }),
    }),
  );
}
