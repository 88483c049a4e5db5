import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useOrganizationApi } from '../../../platform/api/api-queries.ts';

/** The views that were saved, one's own and those that are shared. */
export function useSavedViews(organizationId: string) {
  const { queries } = useOrganizationApi(organizationId);
  return useQuery(queries.contacts.listViews.queryOptions());
}

function useRefreshViews(organizationId: string) {
  const { queries } = useOrganizationApi(organizationId);
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: queries.contacts.listViews.key() });
}

export function useSaveView(organizationId: string) {
  const { queries } = useOrganizationApi(organizationId);
  return useMutation(
    queries.contacts.saveView.mutationOptions({ onSuccess: useRefreshViews(organizationId) }),
  );
}

export function useDeleteView(organizationId: string) {
  const { queries } = useOrganizationApi(organizationId);
  return useMutation(
    queries.contacts.deleteView.mutationOptions({ onSuccess: useRefreshViews(organizationId) }),
  );
}
