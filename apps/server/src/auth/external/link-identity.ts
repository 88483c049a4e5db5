import type { Transaction } from '../../platform/database/database.ts';
import { AuthError } from '../errors.ts';
import { findIdentityOwner } from '../queries/external.ts';
import { lockLivingSession } from '../queries/sessions.ts';
import type { AuthServices } from '../services.ts';
import { describeEnd } from '../sessions/session-end.ts';
import { addIdentity, type KnownAccount } from './add-identity.ts';
import { lockPerson } from './lock-person.ts';

/** Who asked, and in which session. */
export interface Linking {
  userId: string;
  sessionId: string | null;
}

/**
 * Adds the account at a provider to the user who asked for it when signed in. The session must still
 * be alive when the provider has answered: a person who signs out everywhere, to be rid of somebody who got
 * in, must not let them back in by a flow that was under way.
 */
export async function linkIdentity(
  services: Pick<AuthServices, 'now' | 'effects' | 'settings'>,
  transaction: Transaction,
  { userId, sessionId }: Linking,
  known: KnownAccount,
): Promise<string> {
  await lockPerson(services, transaction, userId);
  const { createdAfter, refreshedAfter } = describeEnd(services.settings, services.now());
  const values = [userId, sessionId, createdAfter, refreshedAfter];
  const session = await transaction.first(lockLivingSession, values);
  // As if it had ended a moment earlier, and taken the flow along.
  if (session === undefined) throw new AuthError('bad_oauth_state');
  const { provider, account } = known;
  const owner = await transaction.first(findIdentityOwner, [provider, account.providerId]);
  if (owner?.user_id === userId) {
    throw new AuthError('identity_already_exists', 'Identity is already linked');
  }
  if (owner !== undefined) throw new AuthError('identity_already_exists');
  await addIdentity(services, transaction, userId, known);
  return userId;
}
