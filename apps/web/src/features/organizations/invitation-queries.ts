import { useMutation, useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../platform/api/api-context.ts';
import { takeData } from '../../platform/api/data-result.ts';
import { acceptInvitation } from './services/accept-invitation.ts';
import { listMemberships } from './services/list-memberships.ts';
import { showInvitation } from './services/show-invitation.ts';

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
