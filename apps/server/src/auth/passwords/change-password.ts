import type { Transaction } from '../../platform/database/database.ts';
import { setPassword } from '../queries/user-changes.ts';
import { recordActivity } from '../record-activity.ts';
import type { AuthServices } from '../services.ts';
import { endEverything } from '../sessions/end-everything.ts';
import type { Principal } from '../tokens/verify-access-token.ts';

/**
 * A password is changed when somebody else may know the old one: whatever they have begun ends with
 * it. The user is locked by the caller.
 */
export async function changePassword(
  services: Pick<AuthServices, 'now' | 'effects'>,
  transaction: Transaction,
  { userId, sessionId }: Pick<Principal, 'userId' | 'sessionId'>,
  encryptedPassword: string,
): Promise<void> {
  await transaction.all(setPassword, [userId, encryptedPassword, services.now()]);
  await endEverything(transaction, userId, sessionId);
  await recordActivity(services, transaction, {
    userId,
    action: 'profile.password_changed',
    detail: {},
  });
}
