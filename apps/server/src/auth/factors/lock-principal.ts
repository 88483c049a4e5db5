import type { Transaction } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { AuthError } from '../errors.ts';
import { lockSession } from '../queries/sessions.ts';
import { lockUser } from '../queries/users.ts';
import type { Session } from '../sessions/issue-session.ts';
import type { Principal } from '../tokens/verify-access-token.ts';

interface LockedPrincipal {
  user: RowOf<typeof lockUser.row>;
  session: Session;
  assuranceLevel: Principal['assuranceLevel'];
}

/**
 * Holds somebody and the session they ask in, one after the other, and looks at both again: since
 * the token was read, another request may have ended the session or taken the second factor from it.
 */
export async function lockPrincipal(
  transaction: Transaction,
  { userId, sessionId, assuranceLevel }: Principal,
): Promise<LockedPrincipal> {
  const user = await transaction.first(lockUser, [userId]);
  if (user === undefined) throw new AuthError('user_not_found');
  const session = await transaction.first(lockSession, [userId, sessionId]);
  if (session === undefined) throw new AuthError('session_not_found');
  const isRaised = assuranceLevel === 'aal2' && session.assurance_level === 'aal2';
  return { user, session, assuranceLevel: isRaised ? 'aal2' : 'aal1' };
}
