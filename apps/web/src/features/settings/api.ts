import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OrganizationApi } from '../../platform/api/api-queries.ts';
import { refreshTopics } from '../../platform/api/refresh-topics.ts';

export function useSettings({ queries }: OrganizationApi) {
  return useQuery(queries.settings.show.queryOptions());
}

/** Changes some of what holds; the rest stays as it is. */
export function useUpdateSettings({ queries }: OrganizationApi) {
  const queryClient = useQueryClient();
  return useMutation(
    queries.settings.update.mutationOptions({
      onSuccess: (settings) => {
        queryClient.setQueryData(queries.settings.show.queryKey(), settings);
        // The name and the zone stand there as well.
        return refreshTopics(queryClient, ['access', 'administration']);
      },
    }),
  );
}

function useRefreshSettings() {
  const queryClient = useQueryClient();
  return () => refreshTopics(queryClient, ['settings', 'callerIdPools']);
}

export function useLicences({ queries }: OrganizationApi) {
  return useQuery(queries.settings.listLicences.queryOptions());
}

export interface LicenceInput {
  region: string;
  number: string;
  expiresOn: string | null;
}

/** Adds a licence, or changes the one that is named. */
export function useSaveLicence({ client }: OrganizationApi, licenceId: string | null) {
  return useMutation({
    mutationFn: ({ input, idempotencyKey }: { input: LicenceInput; idempotencyKey: string }) =>
      licenceId === null
        ? client.settings.addLicence(input, { context: { idempotencyKey } })
        : client.settings.changeLicence({ ...input, licenceId }),
    onSuccess: useRefreshSettings(),
  });
}

export function useRemoveLicence({ queries }: OrganizationApi) {
  return useMutation(
    queries.settings.removeLicence.mutationOptions({ onSuccess: useRefreshSettings() }),
  );
}

export function useCallerIds({ queries }: OrganizationApi) {
  return useQuery(queries.settings.listCallerIds.queryOptions());
}

export interface CallerIdInput {
  e164: string;
  label: string;
  accountId: string;
}

export function useAddCallerId({ client }: OrganizationApi) {
  return useMutation({
    mutationFn: ({ input, idempotencyKey }: { input: CallerIdInput; idempotencyKey: string }) =>
      client.settings.addCallerId(input, { context: { idempotencyKey } }),
    onSuccess: useRefreshSettings(),
  });
}

export function useChangeCallerId({ queries }: OrganizationApi) {
  return useMutation(
    queries.settings.changeCallerId.mutationOptions({ onSuccess: useRefreshSettings() }),
  );
}

export function useRemoveCallerId({ queries }: OrganizationApi) {
  return useMutation(
    queries.settings.removeCallerId.mutationOptions({ onSuccess: useRefreshSettings() }),
  );
}
