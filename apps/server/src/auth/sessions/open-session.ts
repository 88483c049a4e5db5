import * as z from 'zod';
import type { Transaction } from '../../platform/database/database.ts';
import { AuthError } from '../errors.ts';
import { insertRefreshToken } from '../queries/refresh-tokens.ts';
import { insertSession } from '../queries/sessions.ts';
import { markSignIn } from '../queries/users.ts';
import { recordActivity } from '../record-activity.ts';
import type { AuthServices } from '../services.ts';
import type { SigningKey } from '../tokens/signing-keys.ts';
import type { Arrival } from './arrival.ts';
import { type IssuedSession, issueSession } from './issue-session.ts';
import { createRefreshToken, hashRefreshToken } from './refresh-token.ts';

/** How somebody proved who they are, in the words of the access token's `amr` claim. */
export const authenticationMethod = z.enum([
  'password',
  'otp',
  'oauth',
  'totp',
  'recovery',
  'invite',
  'magiclink',
  'email/signup',
  'email_change',
]);

export type AuthenticationMethod = z.output<typeof authenticationMethod>;

export interface ProvenUser {
  userId: string;
  method: AuthenticationMethod;
  arrival: Arrival;
  key: SigningKey;
}

/** Begins a session for somebody who has just proven who they are, in the same transaction. */
export async function openSession(
  services: Pick<AuthServices, 'effects' | 'now' | 'settings'>,
  transaction: Transaction,
  { userId, method, arrival, key }: ProvenUser,
): Promise<IssuedSession> {
  const now = services.now();
  const timestamp = Math.floor(now.getTime() / 1000);
  const user = await transaction.first(markSignIn, [userId, now]);
  // That somebody is banned is answered before this, where it may be known at all.
  if (user === undefined) throw new AuthError('user_banned');
  const session = await transaction.first(insertSession, [
    userId,
    'aal1',
    JSON.stringify([{ method, timestamp }]),
    now,
    arrival.userAgent,
    arrival.address,
  ]);
  if (session === undefined) throw new Error('a session was not written');
  const refreshToken = createRefreshToken();
  const tokenHash = hashRefreshToken(refreshToken);
  await transaction.all(insertRefreshToken, [session.id, null, tokenHash, now]);
  await recordActivity(services, transaction, {
    userId,
    action: 'profile.signed_in',
    detail: { method },
  });
  return issueSession(services, key, { session, user, refreshToken });
}
