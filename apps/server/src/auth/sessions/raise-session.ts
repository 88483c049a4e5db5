import * as z from 'zod';
import type { Transaction } from '../../platform/database/database.ts';
import { AuthError } from '../errors.ts';
import { insertRefreshToken, replaceLivingToken } from '../queries/refresh-tokens.ts';
import { raiseSession as raise } from '../queries/sessions.ts';
import { findUserById } from '../queries/users.ts';
import type { AuthServices } from '../services.ts';
import type { SigningKey } from '../tokens/signing-keys.ts';
import { type IssuedSession, issueSession, type Session } from './issue-session.ts';
import { createRefreshToken, hashRefreshToken } from './refresh-token.ts';

const shownMethods = z.array(z.object({ method: z.string(), timestamp: z.number() }));

/**
 * Lifts a session, whose lock is held, to the second level. It gets a new refresh token, so that
 * somebody who took the old one before the second factor was shown cannot go on with it.
 */
export async function raiseSession(
  services: Pick<AuthServices, 'now' | 'settings'>,
  transaction: Transaction,
  { session, key }: { session: Session; key: SigningKey },
): Promise<IssuedSession> {
  const now = services.now();
  const totp = { method: 'totp', timestamp: Math.floor(now.getTime() / 1000) };
  const before = shownMethods.parse(session.authentication_methods);
  const methods = [totp, ...before.filter(({ method }) => method !== totp.method)];
  const values = [session.user_id, session.id, JSON.stringify(methods), now];
  const raised = await transaction.first(raise, values);
  if (raised === undefined) throw new AuthError('session_not_found');
  const replaced = await transaction.first(replaceLivingToken, [session.id, now]);
  const refreshToken = createRefreshToken();
  await transaction.all(insertRefreshToken, [
    session.id,
    replaced?.id ?? null,
    hashRefreshToken(refreshToken),
    now,
  ]);
  const user = await transaction.first(findUserById, [session.user_id]);
  if (user === undefined) throw new AuthError('user_not_found');
  return issueSession(services, key, { session: raised, user, refreshToken });
}
