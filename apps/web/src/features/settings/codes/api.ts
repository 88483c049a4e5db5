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

/** Has a number called: one to call from, or the staffed line that is named. */
export function useStartVerification({ client }: OrganizationApi, lineId: string | null) {
  return useMutation({
    mutationFn: ({ language, ...number }: NumberToCall & { language: 'en' | 'es' }) =>
      lineId === null
        ? client.settings.startVerification({ ...number, language })
        : client.staffedLines.startVerification({
            lineId,
            language,
            accountId: number.accountId,
          }),
  });
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

export function useConfirmVerification({ client }: OrganizationApi, lineId: string | null) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (entered: { verificationId: string; code: string }): Promise<void> => {
      if (lineId === null) await client.settings.confirmVerification(entered);
      else await client.staffedLines.confirmVerification({ lineId, ...entered });
    },
    onSuccess: () => refreshTopics(queryClient, [lineId === null ? 'settings' : 'staffedLines']),
  });
}
