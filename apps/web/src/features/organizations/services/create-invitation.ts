import type { Role } from '@ringfence/contract/access';
import { toDataResult } from '../../../platform/api/data-result.ts';
import type { Source } from './source.ts';

/** Inviting an address again sends a new link and ends the old one. */
export function createInvitation(
  client: Source<'invitations', 'create'>,
  email: string,
  role: Role = 'member',
) {
  return toDataResult(client.invitations.create({ email, role }), 'Error creating the invitation');
}
