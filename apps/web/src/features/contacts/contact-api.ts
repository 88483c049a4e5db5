import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OrganizationApi } from '../../platform/api/api-queries.ts';
import { refreshTopics, type Topic } from '../../platform/api/refresh-topics.ts';
import { useDetailApi } from '../access/index.ts';
import { refreshPerson } from './contact-cache.ts';

/** A verdict grows old: a minute later a window may have opened or closed. */
const verdictAge = 60_000;

/** What somebody else, a call or a new policy may change while the page is open. */
const changesWith = ['contacts', 'calls', 'settings'] satisfies Topic[];

type Queries = OrganizationApi['queries'];

export function contactOptions(queries: Queries, contactId: string) {
  return queries.records.showContact.queryOptions({ input: { contactId }, meta: { changesWith } });
}

export function ledgerOptions(queries: Queries, contactId: string, at: string | undefined) {
  return queries.compliance.showContact.queryOptions({
    input: { contactId, ...(at === undefined ? {} : { at }) },
    meta: { changesWith },
  });
}

/** A contact as a whole, with everything that was recorded about them. */
export function useContact(contactId: string) {
  const { queries } = useDetailApi();
  return useQuery(contactOptions(queries, contactId));
}

/** What the rules say of the person: now, or at the given moment. */
export function useLedger(contactId: string, at: string | undefined) {
  const { queries } = useDetailApi();
  return useQuery({
    ...ledgerOptions(queries, contactId, at),
    refetchInterval: at === undefined ? verdictAge : false,
  });
}

/** How long the records of the person have to be kept. */
export function useRetention({ queries }: OrganizationApi, contactId: string) {
  return useQuery(
    queries.personalData.showRetention.queryOptions({
      input: { contactId },
      meta: { changesWith },
    }),
  );
}

function useRefreshPerson() {
  const queryClient = useQueryClient();
  return () => refreshPerson(queryClient);
}

type InputsOf<Operations extends Record<string, (input: never, ...rest: never[]) => unknown>> = {
  [Name in keyof Operations]: Parameters<Operations[Name]>[0];
};

type Client = OrganizationApi['client'];
type Inputs = InputsOf<Client['records']> & InputsOf<Client['contacts']>;

/** What is sent once, also when the button is pressed again after a lost answer. */
interface Once<Input> {
  input: Input;
  idempotencyKey: string;
}

export function useRecordRestriction({ client }: OrganizationApi) {
  return useMutation({
    mutationFn: ({ input, idempotencyKey }: Once<Inputs['recordRestriction']>) =>
      client.records.recordRestriction(input, { context: { idempotencyKey } }),
    onSuccess: useRefreshPerson(),
  });
}

export function useLiftRestriction({ queries }: OrganizationApi) {
  return useMutation(
    queries.records.liftRestriction.mutationOptions({ onSuccess: useRefreshPerson() }),
  );
}

export function useRecordConsent({ client }: OrganizationApi) {
  return useMutation({
    mutationFn: ({ input, idempotencyKey }: Once<Inputs['recordConsent']>) =>
      client.records.recordConsent(input, { context: { idempotencyKey } }),
    onSuccess: useRefreshPerson(),
  });
}

export function useRevokeConsent({ queries }: OrganizationApi) {
  return useMutation(
    queries.records.revokeConsent.mutationOptions({ onSuccess: useRefreshPerson() }),
  );
}

export function useRecordInconvenientTime({ client }: OrganizationApi) {
  return useMutation({
    mutationFn: ({ input, idempotencyKey }: Once<Inputs['recordInconvenientTime']>) =>
      client.records.recordInconvenientTime(input, { context: { idempotencyKey } }),
    onSuccess: useRefreshPerson(),
  });
}

export function useLiftInconvenientTime({ queries }: OrganizationApi) {
  return useMutation(
    queries.records.liftInconvenientTime.mutationOptions({ onSuccess: useRefreshPerson() }),
  );
}

export function useRecordOutsideCall({ client }: OrganizationApi) {
  return useMutation({
    mutationFn: ({ input, idempotencyKey }: Once<Inputs['recordOutsideCall']>) =>
      client.records.recordOutsideCall(input, { context: { idempotencyKey } }),
    onSuccess: useRefreshPerson(),
  });
}

export function useConfirmZone({ queries }: OrganizationApi) {
  return useMutation(
    queries.records.confirmZone.mutationOptions({ onSuccess: useRefreshPerson() }),
  );
}

export function useCreateContact({ client }: OrganizationApi) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ input, idempotencyKey }: Once<Inputs['create']>) =>
      client.contacts.create(input, { context: { idempotencyKey } }),
    onSuccess: () => refreshTopics(queryClient, ['contacts', 'lists']),
  });
}

export function useAddPhone({ client }: OrganizationApi) {
  return useMutation({
    mutationFn: ({ input, idempotencyKey }: Once<Inputs['addPhone']>) =>
      client.contacts.addPhone(input, { context: { idempotencyKey } }),
    onSuccess: useRefreshPerson(),
  });
}

export function useAddDebt({ client }: OrganizationApi) {
  return useMutation({
    mutationFn: ({ input, idempotencyKey }: Once<Inputs['addDebt']>) =>
      client.contacts.addDebt(input, { context: { idempotencyKey } }),
    onSuccess: useRefreshPerson(),
  });
}

/** Everything that is stored about a person; who asked is recorded. */
export function useExport({ queries }: OrganizationApi) {
  return useMutation(queries.personalData.export.mutationOptions());
}

export function useErase({ queries }: OrganizationApi) {
  const queryClient = useQueryClient();
  return useMutation(
    queries.personalData.erase.mutationOptions({
      // The page of the person goes; asking for them again would only find nobody.
      onSuccess: () => refreshTopics(queryClient, ['contacts', 'lists', 'campaigns']),
    }),
  );
}
