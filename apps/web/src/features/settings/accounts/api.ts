import type { CarrierAccount } from '@ringfence/contract/carrier-accounts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OrganizationApi } from '../../../platform/api/api-queries.ts';
import { refreshTopics } from '../../../platform/api/refresh-topics.ts';

/** The accounts to call through, and the carriers at which one can be added. */
export function useCarrierAccounts({ queries }: OrganizationApi) {
  return useQuery(queries.carrierAccounts.list.queryOptions());
}

function useRefreshAccounts() {
  const queryClient = useQueryClient();
  // Caller IDs rest when their account is removed.
  return () => refreshTopics(queryClient, ['carrierAccounts', 'settings']);
}

export interface AccountInput {
  carrier: string;
  title: string;
  callsPerSecond: number;
  callsAtOnce: number;
  fields: Record<string, string>;
}

/** Adds an account, or changes the one that is given. */
export function useSaveAccount({ client }: OrganizationApi, account: CarrierAccount | null) {
  return useMutation({
    mutationFn: ({ input, idempotencyKey }: { input: AccountInput; idempotencyKey: string }) => {
      const { carrier, ...change } = input;
      return account === null
        ? client.carrierAccounts.add({ ...change, carrier }, { context: { idempotencyKey } })
        : client.carrierAccounts.change({ ...change, accountId: account.id });
    },
    onSuccess: useRefreshAccounts(),
  });
}

export function useChangeAccountState({ queries }: OrganizationApi) {
  return useMutation(
    queries.carrierAccounts.change.mutationOptions({ onSuccess: useRefreshAccounts() }),
  );
}

export function useTestAccount({ queries }: OrganizationApi) {
  return useMutation(
    queries.carrierAccounts.test.mutationOptions({ onSuccess: useRefreshAccounts() }),
  );
}

export function useRemoveAccount({ queries }: OrganizationApi) {
  return useMutation(
    queries.carrierAccounts.remove.mutationOptions({ onSuccess: useRefreshAccounts() }),
  );
}
