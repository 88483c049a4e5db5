import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OrganizationApi } from '../../platform/api/api-queries.ts';
import { refreshTopics, type Topic } from '../../platform/api/refresh-topics.ts';
import { useDetailApi } from '../access/index.ts';

/** What is learned of one of the contacts changes what binds the others. */
const changesWith = ['contacts', 'records', 'imports', 'calls'] satisfies Topic[];
const mostFound = 8;

/** Which other contacts are the same person. */
export function useSamePerson(contactId: string) {
  const { queries } = useDetailApi();
  return useQuery(
    queries.persons.show.queryOptions({ input: { contactId }, meta: { changesWith } }),
  );
}

/** Who may become callable if the contact were parted from the others. */
export function usePartingPreview({ queries }: OrganizationApi, contactId: string) {
  return useQuery(
    queries.persons.previewParting.queryOptions({
      input: { contactId },
      meta: { changesWith },
      // It is decided on: nobody decides on what was there a minute ago.
      staleTime: 0,
    }),
  );
}

/** Contacts to choose from, by a part of a name, a reference or a number. */
export function useFoundContacts({ queries }: OrganizationApi, search: string) {
  return useQuery(
    queries.contacts.list.queryOptions({
      input: { search, limit: mostFound },
      enabled: search !== '',
    }),
  );
}

function useRefreshHuman() {
  const queryClient = useQueryClient();
  return () =>
    refreshTopics(queryClient, ['persons', 'records', 'compliance', 'contacts', 'campaigns']);
}

export function useLinkContact({ queries }: OrganizationApi) {
  return useMutation(queries.persons.link.mutationOptions({ onSuccess: useRefreshHuman() }));
}

export function usePartContact({ queries }: OrganizationApi) {
  return useMutation(queries.persons.part.mutationOptions({ onSuccess: useRefreshHuman() }));
}
