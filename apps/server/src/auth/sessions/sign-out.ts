import { deleteAllSessions, deleteOtherSessions, deleteSession } from '../queries/sessions.ts';
import { lockUser } from '../queries/users.ts';
import { recordActivity } from '../record-activity.ts';
import type { AuthServices } from '../services.ts';
import type { Principal } from '../tokens/verify-access-token.ts';

export type SignOutScope = 'global' | 'local' | 'others';

export async function signOut(
  services: Pick<AuthServices, 'database' | 'effects'>,
  { userId, sessionId }: Principal,
  scope: SignOutScope,
): Promise<void> {
  await services.database.asAuth(async (transaction) => {
    // A request that ends several sessions locks the user first, so that two who do so never wait for
    // each other.
    if (scope !== 'local') await transaction.all(lockUser, [userId]);
    if (scope === 'global') await transaction.all(deleteAllSessions, [userId]);
    if (scope === 'local') await transaction.all(deleteSession, [userId, sessionId]);
    if (scope === 'others') await transaction.all(deleteOtherSessions, [userId, sessionId]);
    await recordActivity(services, transaction, {
      userId,
      action: 'profile.signed_out',
      detail: { scope },
    });
  });
}
