import type { CallerIdVerification } from '@ringfence/contract/settings';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OrganizationApi } from '../../../platform/api/api-queries.ts';
import { refreshTopics } from '../../../platform/api/refresh-topics.ts';

/** A number that is to be called with a code. */
export interface NumberToCall {
  e164: string;
  label: string;
  accountId: string;
}

/** While somebody waits for the phone to ring. */
const askAgainMilliseconds = 1_000;

export function useStartVerification({ queries }: OrganizationApi) {
  return useMutation(queries.settings.startVerification.mutationOptions());
}

/** How the call stands, asked again until it has ended. */
export function useVerification({ queries }: OrganizationApi, started: CallerIdVerification) {
  return useQuery(
    queries.settings.showVerification.queryOptions({
      input: { verificationId: started.id },
      initialData: started,
      refetchInterval: ({ state }) =>
        state.data?.state === 'ended' ? false : askAgainMilliseconds,
    }),
  );
}

export function useConfirmVerification({ queries }: OrganizationApi) {
  const queryClient = useQueryClient();
  return useMutation(
    queries.settings.confirmVerification.mutationOptions({
      onSuccess: () => refreshTopics(queryClient, ['settings']),
    }),
  );
}
