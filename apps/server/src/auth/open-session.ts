import type { Transaction } from '../platform/database/database.ts';
import { AuthError } from './errors.ts';
import { type IssuedSession, issueSession } from './issue-session.ts';
import { insertRefreshToken } from './queries/refresh-tokens.ts';
import { insertSession } from './queries/sessions.ts';
import { markSignIn } from './queries/users.ts';
import { recordActivity } from './record-activity.ts';
import { createRefreshToken, hashRefreshToken } from './refresh-token.ts';
import type { AuthServices } from './services.ts';
import type { SigningKey } from './signing-keys.ts';

export interface ProvenUser {
  userId: string;
  /** What the password was checked against. */
  encryptedPassword: string;
  key: SigningKey;
}

/** Begins a session for somebody whose password was just checked or chosen. */
export async function openSession(
  services: AuthServices,
  transaction: Transaction,
  { userId, encryptedPassword, key }: ProvenUser,
): Promise<IssuedSession> {
  const now = services.now();
  const timestamp = Math.floor(now.getTime() / 1000);
  // The password may have been changed while argon2 ran: the change ends sessions, and this one
  // must not slip in behind it.
  const user = await transaction.first(markSignIn, [userId, encryptedPassword, now]);
  if (user === undefined) throw new AuthError('invalid_credentials');
  const methods = JSON.stringify([{ method: 'password', timestamp }]);
  const session = await transaction.first(insertSession, [userId, 'aal1', methods, now]);
  if (session === undefined) throw new Error('a session was not written');
  const refreshToken = createRefreshToken();
  const tokenHash = hashRefreshToken(refreshToken);
  await transaction.all(insertRefreshToken, [session.id, null, tokenHash, now]);
  await recordActivity(services, transaction, {
    userId,
    action: 'profile.signed_in',
    detail: { method: 'password' },
  });
  return issueSession(services, key, { session, user, refreshToken });
}
