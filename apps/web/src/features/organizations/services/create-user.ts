import type { Role } from '@ringfence/contract/access';
import { defineService } from '../../../platform/api/data-result.ts';
import type { Source } from './source.ts';

export interface NewUser {
  email: string;
  password: string;
  fullName: string;
  membership: { organizationId: string; role: Role };
}

/**
 * Creates a person who can sign in at once. The membership is made in the same step: where that
 * fails, no user is left behind and the reason is given.
 */
export const createUser = defineService(
  'Error creating the user',
  (client: Source<'administration', 'createUser'>, user: NewUser, idempotencyKey: string) =>
    client.administration.createUser(user, { context: { idempotencyKey } }),
);
