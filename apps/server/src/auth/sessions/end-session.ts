import type { ActivityEffects } from '../../platform/activity/append-entries.ts';
import { AuthError } from '../errors.ts';
import { deleteSession } from '../queries/sessions.ts';
import { recordActivity } from '../record-activity.ts';
import type { AuthServices } from '../services.ts';
import type { Principal } from '../tokens/verify-access-token.ts';

/** Signs somebody out elsewhere; throws `session_not_found` unless it is a session of theirs. */
export async function endSession(
  services: Pick<AuthServices, 'database'> & { effects: ActivityEffects },
  { userId }: Pick<Principal, 'userId'>,
  sessionId: string,
): Promise<void> {
  await services.database.asAuth(async (transaction) => {
    const ended = await transaction.first(deleteSession, [userId, sessionId]);
    if (ended === undefined) throw new AuthError('session_not_found');
    await recordActivity(services, transaction, {
      userId,
      action: 'profile.session_ended',
      detail: {},
    });
  });
}
