import { readAccessToken } from './access-token.ts';
import { AuthError } from './errors.ts';
import { findLivingSession } from './queries/sessions.ts';
import type { AuthServices } from './services.ts';

/** Who is asking, as proven by an access token whose session still lives. */
export interface Principal {
  userId: string;
  email: string;
  sessionId: string;
  assuranceLevel: 'aal1' | 'aal2';
}

/**
 * Throws `no_authorization` without a token, `bad_jwt` for one that does not hold, and
 * `session_not_found` for one whose session has ended: signing out works at once, although the
 * token itself would be good for up to an hour.
 */
export async function verifyAccessToken(
  services: Pick<AuthServices, 'database' | 'settings' | 'now'>,
  authorizationHeader: string | null | undefined,
): Promise<Principal> {
  const token = /^Bearer +(\S+)$/i.exec(authorizationHeader?.trim() ?? '')?.[1];
  if (token === undefined) throw new AuthError('no_authorization');
  const { sub, session_id, aal } = await readAccessToken(services, token);
  const living = await services.database.asAuth((transaction) =>
    transaction.first(findLivingSession, [session_id, sub, services.now()]),
  );
  if (living === undefined) throw new AuthError('session_not_found');
  // The level is the token's and not the session's: a token taken before the second factor was
  // shown stays below it.
  return { userId: sub, email: living.email, sessionId: session_id, assuranceLevel: aal };
}
