import { defineService } from '../../../platform/api/data-result.ts';
import type { Source } from './source.ts';

export const revokeInvitation = defineService(
  'Error taking the invitation back',
  (client: Source<'invitations', 'revoke'>, invitationId: string) =>
    client.invitations.revoke({ invitationId }),
);
