import type { Role } from '@ringfence/contract/access';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OrganizationApi } from '../../platform/api/api-queries.ts';
import { takeData } from '../../platform/api/data-result.ts';
import { refreshTopics } from '../../platform/api/refresh-topics.ts';
import { addMember } from './services/add-member.ts';
import { changeRole } from './services/change-role.ts';
import { createInvitation, type NewInvitation } from './services/create-invitation.ts';
import { listInvitations } from './services/list-invitations.ts';
import { listMembers } from './services/list-members.ts';
import { removeMember } from './services/remove-member.ts';
import { revokeInvitation } from './services/revoke-invitation.ts';

/** Who belongs to the organization of the API, one page after another. */
export function useMemberPages({ client, queries }: OrganizationApi) {
  return useInfiniteQuery({
    queryKey: queries.members.list.key({ type: 'infinite' }),
    queryFn: ({ pageParam }: { pageParam: string | null }) =>
      takeData(listMembers(client, pageParam)),
    initialPageParam: null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** Members are counted in the list of organizations, and may be the person themselves. */
function useRefreshMembers() {
  const queryClient = useQueryClient();
  return () => refreshTopics(queryClient, ['members', 'administration', 'access']);
}

/** Names what brings people in, so that nobody leaves the dialog before its answer is there. */
export const addingKey = ['adding-people'];

export function useAddMember({ client }: OrganizationApi) {
  return useMutation({
    mutationKey: addingKey,
    mutationFn: ({ userId, role }: { userId: string; role: Role }) =>
      takeData(addMember(client, userId, role)),
    onSuccess: useRefreshMembers(),
  });
}

export function useChangeRole({ client }: OrganizationApi) {
  return useMutation({
    mutationFn: ({ userId, role }: { userId: string; role: Role }) =>
      takeData(changeRole(client, userId, role)),
    onSuccess: useRefreshMembers(),
  });
}

export function useRemoveMember({ client }: OrganizationApi) {
  return useMutation({
    mutationFn: (userId: string) => takeData(removeMember(client, userId)),
    onSuccess: useRefreshMembers(),
  });
}

/** Invitations that nobody has taken yet. */
export function useInvitations({ client, queries }: OrganizationApi) {
  return useQuery({
    queryKey: queries.invitations.list.key({ type: 'query' }),
    queryFn: () => takeData(listInvitations(client)),
  });
}

function useRefreshInvitations() {
  const queryClient = useQueryClient();
  return () => refreshTopics(queryClient, ['invitations']);
}

export function useInvite({ client }: OrganizationApi) {
  return useMutation({
    mutationKey: addingKey,
    mutationFn: ({ idempotencyKey, ...invitation }: NewInvitation & { idempotencyKey: string }) =>
      takeData(createInvitation(client, invitation, idempotencyKey)),
    onSuccess: useRefreshInvitations(),
  });
}

export function useRevokeInvitation({ client }: OrganizationApi) {
  return useMutation({
    mutationFn: ({ id }: { id: string; email: string }) => takeData(revokeInvitation(client, id)),
    onSuccess: useRefreshInvitations(),
  });
}
