import { toDataResult } from '../../../platform/api/data-result.ts';
import type { Source } from './source.ts';

export function revokeInvitation(client: Source<'invitations', 'revoke'>, invitationId: string) {
  return toDataResult(
    client.invitations.revoke({ invitationId }),
    'Error taking the invitation back',
  );
}
