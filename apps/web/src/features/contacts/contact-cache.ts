import type { ContactDetail } from '@ringfence/contract/records';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiQueries } from '../../platform/api/api-queries.ts';
import { refreshTopics } from '../../platform/api/refresh-topics.ts';

/** Where the contact on the page is kept. */
export interface ContactCache {
  queryClient: QueryClient;
  queries: ApiQueries;
  contactId: string;
}

interface EditParts<Input, Output> {
  send: (input: Input) => Promise<Output>;
  /** What the contact will be once it is stored. */
  show: (contact: ContactDetail, input: Input) => ContactDetail;
  /** What of it only the server knows. */
  settle?: (contact: ContactDetail, answer: Output) => ContactDetail;
}

/** What is learned of a person changes what the rules say of them, here and in every list. */
export function refreshPerson(queryClient: QueryClient): Promise<void> {
  return refreshTopics(queryClient, [
    'records',
    'compliance',
    'personalData',
    'contacts',
    'campaigns',
  ]);
}

function changeContact(
  { queryClient, queries, contactId }: ContactCache,
  change: (contact: ContactDetail) => ContactDetail,
) {
  const key = queries.records.showContact.queryKey({ input: { contactId } });
  const before = queryClient.getQueryData(key);
  queryClient.setQueryData(key, before && change(before));
  return () => queryClient.setQueryData(key, before);
}

/**
 * An edit that is shown before the server has confirmed it. Refused, it is taken back, and what is stored
 * by now is there before the refusal is shown: it has to name the person who was faster.
 */
export function createEditOptions<Input, Output>(
  cache: ContactCache,
  { send, show, settle }: EditParts<Input, Output>,
) {
  const { queryClient, queries, contactId } = cache;
  const mutationKey = ['contact', contactId];
  return {
    mutationKey,
    // One after another: each builds on the one before.
    scope: { id: mutationKey.join(' ') },
    mutationFn: send,
    onMutate: async (input: Input) => {
      // Answers that are on their way were given before, and would bring the old state back.
      await queryClient.cancelQueries({
        queryKey: queries.records.showContact.key({ input: { contactId } }),
      });
      return changeContact(cache, (contact) => show(contact, input));
    },
    onError: async (_error: Error, _input: Input, takeBack: (() => void) | undefined) => {
      takeBack?.();
      await refreshPerson(queryClient);
    },
    onSuccess: (answer: Output) => {
      if (settle !== undefined) {
        changeContact(cache, (contact) => settle(contact, answer));
      }
      // The last of several asks again; before that, an answer would take the others back from sight.
      if (queryClient.isMutating({ mutationKey }) === 1) {
        void refreshPerson(queryClient);
      }
    },
  };
}
