import type { Transaction } from '../../platform/database/database.ts';
import { AuthError } from '../errors.ts';
import { findIdentityOwner } from '../queries/external.ts';
import type { AuthServices } from '../services.ts';
import { addIdentity, type KnownAccount } from './add-identity.ts';
import { lockPerson } from './lock-person.ts';

/** Adds the account at a provider to the user who asked for it when signed in. */
export async function linkIdentity(
  services: Pick<AuthServices, 'now' | 'effects'>,
  transaction: Transaction,
  userId: string,
  known: KnownAccount,
): Promise<string> {
  await lockPerson(services, transaction, userId);
  const { provider, account } = known;
  const owner = await transaction.first(findIdentityOwner, [provider, account.providerId]);
  if (owner?.user_id === userId) {
    throw new AuthError('identity_already_exists', 'Identity is already linked');
  }
  if (owner !== undefined) throw new AuthError('identity_already_exists');
  await addIdentity(services, transaction, userId, known);
  return userId;
}
