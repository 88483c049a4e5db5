import { openRoute, organizationRoute, signedInRoute } from '../../platform/http/procedures.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { createInvitation, type InvitationServices } from './create-invitation.ts';
import { listInvitations } from './list-invitations.ts';
import { revokeInvitation } from './revoke-invitation.ts';
import { showInvitation } from './show-invitation.ts';

export function createInvitationRoutes(services: InvitationServices) {
  const readers = organizationRoute('members.read');
  const editors = organizationRoute('members.edit');
  return {
    list: readers.invitations.list.handler(({ context }) =>
      listInvitations(services, context.scope),
    ),
    create: editors.invitations.create.handler(({ context, input }) =>
      createInvitation(services, context, input),
    ),
    revoke: editors.invitations.revoke.handler(({ context, input }) =>
      revokeInvitation(services, context.scope, input.invitationId),
    ),
    show: openRoute.invitations.show.handler(({ context, input }) =>
      showInvitation(services, context.peerAddress(), input.token),
    ),
    accept: signedInRoute.invitations.accept.handler(async ({ context, input }) => ({
      membership: await acceptInvitation(services, context.principal, input.token),
    })),
  };
}
