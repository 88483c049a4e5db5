import type { Role } from '@ringfence/contract/access';
import { defineService } from '../../../platform/api/data-result.ts';
import type { Source } from './source.ts';

export interface NewInvitation {
  email: string;
  role?: Role;
}

/** Inviting an address again sends a new link and ends the old one. */
export const createInvitation = defineService(
  'Error creating the invitation',
  (
    client: Source<'invitations', 'create'>,
    { email, role = 'member' }: NewInvitation,
    idempotencyKey: string,
  ) => client.invitations.create({ email, role }, { context: { idempotencyKey } }),
);
