import { toDataResult } from '../../../platform/api/data-result.ts';
import type { Source } from './source.ts';

export function acceptInvitation(client: Source<'invitations', 'accept'>, token: string) {
  return toDataResult(client.invitations.accept({ token }), 'Error accepting the invitation');
}
