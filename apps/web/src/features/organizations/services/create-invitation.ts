import type { Role } from '@ringfence/contract/access';
import { toDataResult } from '../../../platform/api/data-result.ts';
import type { Source } from './source.ts';

export interface NewInvitation {
  email: string;
  role?: Role;
}

/** Inviting an address again sends a new link and ends the old one. */
export function createInvitation(
  client: Source<'invitations', 'create'>,
  { email, role = 'member' }: NewInvitation,
  idempotencyKey: string,
) {
  return toDataResult(
    client.invitations.create({ email, role }, { context: { idempotencyKey } }),
    'Error creating the invitation',
  );
}
