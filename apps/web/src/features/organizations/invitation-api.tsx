import { QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiContext, useApiClient } from '../../platform/api/api-context.ts';
import { createApiSource } from '../../platform/api/create-api-source.ts';
import { createQueryClient } from '../../platform/api/query-client.ts';
import { takeData } from '../../platform/api/take-data.ts';
import { useAuth, useAuthClient } from '../auth/index.ts';
import { acceptInvitation } from './services/accept-invitation.ts';
import { listMemberships } from './services/list-memberships.ts';
import { showInvitation } from './services/show-invitation.ts';

/** The API for a page that visitors see too: in the name of whoever is signed in, if anybody is. */
export function InvitationApi({ children }: { children: ReactNode }) {
  const authClient = useAuthClient();
  const { endSession, askSecondFactor } = useAuth();
  const [source] = useState(() =>
    createApiSource(window.location.origin, async () => {
      const { data } = await authClient.getSession();
      return data.session?.access_token ?? null;
    }),
  );
  const [queryClient] = useState(() =>
    createQueryClient({
      onSessionEnded: () => void endSession(),
      onSecondFactorWanted: () => void askSecondFactor(),
    }),
  );
  return (
    <ApiContext value={source}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </ApiContext>
  );
}

/** What the invitation offers. Its secret is no part of the key, which tools may show. */
export function useInvitation(token: string) {
  const client = useApiClient();
  return useQuery({
    queryKey: ['invitation'],
    queryFn: () => takeData(showInvitation(client, token)),
  });
}

export function useAcceptInvitation(token: string) {
  const client = useApiClient();
  return useMutation({ mutationFn: () => takeData(acceptInvitation(client, token)) });
}

/** Where somebody for whom an invitation has ended belongs all the same, the newest first. */
export function useOwnMemberships(userId: string | null) {
  const client = useApiClient();
  return useQuery({
    queryKey: ['memberships', userId],
    queryFn: () => takeData(listMemberships(client, userId)),
    enabled: userId !== null,
  });
}
