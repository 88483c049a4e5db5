import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OrganizationApi } from '../../platform/api/api-queries.ts';
import type { Topic } from '../../platform/api/refresh-topics.ts';
import { useDetailApi } from '../access/index.ts';
import { refreshPerson } from './contact-cache.ts';

const changesWith = ['contacts', 'calls', 'settings'] satisfies Topic[];

/** What a person promised to pay, and what the policy accepts. */
export function usePromises(contactId: string) {
  const { queries } = useDetailApi();
  return useQuery(
    queries.promises.listOfContact.queryOptions({ input: { contactId }, meta: { changesWith } }),
  );
}

/** What came in from a person. */
export function usePayments(contactId: string) {
  const { queries } = useDetailApi();
  return useQuery(
    queries.payments.listOfContact.queryOptions({ input: { contactId }, meta: { changesWith } }),
  );
}

type Client = OrganizationApi['client'];

/** What is sent once, also when the button is pressed again after a lost answer. */
interface Once<Input> {
  input: Input;
  idempotencyKey: string;
}

function useRefreshPerson() {
  const queryClient = useQueryClient();
  return () => refreshPerson(queryClient);
}

export function useRecordPromise({ client }: OrganizationApi) {
  return useMutation({
    mutationFn: ({ input, idempotencyKey }: Once<Parameters<Client['promises']['record']>[0]>) =>
      client.promises.record(input, { context: { idempotencyKey } }),
    onSuccess: useRefreshPerson(),
  });
}

export function useCancelPromise({ queries }: OrganizationApi) {
  return useMutation(queries.promises.cancel.mutationOptions({ onSuccess: useRefreshPerson() }));
}

export function useRecordPayment({ client }: OrganizationApi) {
  return useMutation({
    mutationFn: ({ input, idempotencyKey }: Once<Parameters<Client['payments']['record']>[0]>) =>
      client.payments.record(input, { context: { idempotencyKey } }),
    onSuccess: useRefreshPerson(),
  });
}

export function useReversePayment({ queries }: OrganizationApi) {
  return useMutation(queries.payments.reverse.mutationOptions({ onSuccess: useRefreshPerson() }));
}
