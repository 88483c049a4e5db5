import type { ContactFilter } from '@ringfence/contract/contacts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type OrganizationApi, useOrganizationApi } from '../../platform/api/api-queries.ts';
import { refreshTopics } from '../../platform/api/refresh-topics.ts';
import { useDetailApi, useWorkplace } from '../access/index.ts';
import { toFilterInput } from './table/contact-view.ts';

/** Where contacts are read, and in which organization they are changed; null: none is chosen. */
export interface ContactPlace {
  api: OrganizationApi;
  organizationId: string | null;
}

/** Of the list that the page is about, or else of where the person works. */
export function useContactPlace(listOrganizationId?: string): ContactPlace {
  const workplace = useWorkplace();
  const detail = useDetailApi();
  const isOfList = listOrganizationId !== undefined;
  const api = isOfList ? detail : workplace;
  const organizationId = listOrganizationId ?? workplace.organization?.id ?? null;
  return useMemo(() => ({ api, organizationId }), [api, organizationId]);
}

/** How many match; the figure of the last filter stands until the next is there. */
export function useContactCount({ queries }: OrganizationApi, filter: ContactFilter) {
  return useQuery(
    queries.contacts.count.queryOptions({
      input: toFilterInput(filter),
      placeholderData: keepPreviousData,
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
