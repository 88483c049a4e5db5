import type { ContactAction } from '@ringfence/contract/contacts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useOrganizationApi } from '../../../platform/api/api-queries.ts';
import type { ApiClient } from '../../../platform/api/create-api-client.ts';
import { useIdempotencyKey } from '../../../platform/api/idempotency-key.ts';

export type ActionInput = Parameters<ApiClient['contacts']['act']>[0];
export type SelectionInput = ActionInput['selection'];

/** How often it is asked how far something is, in milliseconds. */
const pollEvery = 1000;

export function isUnderWay({ state }: Pick<ContactAction, 'state'>): boolean {
  return state === 'waiting' || state === 'running';
}

/** Does something to many contacts; sent again after a lost answer, it is done once. */
export function useAct(organizationId: string) {
  const { client } = useOrganizationApi(organizationId);
  return useMutation({
    mutationFn: ({ input, idempotencyKey }: { input: ActionInput; idempotencyKey: string }) =>
      client.contacts.act(input, { context: { idempotencyKey } }),
  });
}

/** How far it is, asked for until it has ended. */
export function useAction(organizationId: string, actionId: string) {
  const { queries } = useOrganizationApi(organizationId);
  return useQuery(
    queries.contacts.showAction.queryOptions({
      input: { actionId },
      staleTime: 0,
      refetchInterval: ({ state: { data } }) =>
        data === undefined || isUnderWay(data) ? pollEvery : false,
    }),
  );
}

export function useCancelAction(organizationId: string) {
  const { queries } = useOrganizationApi(organizationId);
  const queryClient = useQueryClient();
  return useMutation(
    queries.contacts.cancelAction.mutationOptions({
      onSuccess: (action) =>
        queryClient.setQueryData(
          queries.contacts.showAction.queryKey({ input: { actionId: action.id } }),
          action,
        ),
    }),
  );
}

/** Takes back exactly what it did; sent again after a lost answer, it is done once. */
export function useUndoAction(organizationId: string) {
  const { client } = useOrganizationApi(organizationId);
  const keyOf = useIdempotencyKey();
  return useMutation({
    mutationFn: (input: { actionId: string }) =>
      client.contacts.undoAction(input, {
        context: { idempotencyKey: keyOf(JSON.stringify(input)) },
      }),
  });
}

/** An address from which the browser fetches the file itself: it may be larger than any memory. */
export function useDownload(organizationId: string) {
  const { queries } = useOrganizationApi(organizationId);
  return useMutation(queries.contacts.download.mutationOptions());
}
