import type { Context } from 'hono';
import { type NamedOrganization, presentNamed } from '../../platform/http/procedures.ts';
import { AuthError } from '../errors.ts';
import { findLivingSession } from '../queries/sessions.ts';
import { findUserById } from '../queries/users.ts';
import type { AuthServices } from '../services.ts';
import { describeEnd } from '../sessions/session-end.ts';
import { readAccessToken } from './access-token.ts';
import { readBearer } from './read-token.ts';
import { forgetToken } from './remember-tokens.ts';

type VerifyingServices = Pick<AuthServices, 'database' | 'settings' | 'now'>;

/** Who is asking, as proven by an access token whose session still lives. */
export interface Principal {
  userId: string;
  email: string;
  sessionId: string;
  assuranceLevel: 'aal1' | 'aal2';
  /** Whether the person has a second factor, so that the first alone is not enough. */
  hasFactor: boolean;
  /** What they are in the organization that was named, if one was. */
  named?: NamedOrganization | undefined;
}

/**
 * Throws `no_authorization` without a token, `bad_jwt` for one that does not hold, and
 * `session_not_found` for one whose session has ended: signing out works at once, although the
 * token itself would be good for up to an hour. What the person is in an organization comes with it,
 * so that a request costs one question before its work.
 */
export async function verifyAccessToken(
  services: VerifyingServices,
  authorizationHeader: string | null | undefined,
  organizationId: string | null = null,
): Promise<Principal> {
  const token = readBearer(authorizationHeader);
  const { sub, session_id, aal } = await readAccessToken(services, token);
  const now = services.now();
  const { createdAfter, refreshedAfter } = describeEnd(services.settings, now);
  const values = [session_id, sub, now, createdAfter, refreshedAfter, organizationId];
  const [living] = await services.database.askAsAuth(findLivingSession, values);
  if (living === undefined) {
    forgetToken(services.settings, token);
    const [user] = await services.database.askAsAuth(findUserById, [sub]);
    throw new AuthError(user === undefined ? 'user_not_found' : 'session_not_found');
  }
  return {
    userId: sub,
    email: living.email,
    sessionId: session_id,
    // Both must say so: a token taken before the second factor was shown stays below it, and so
    // does a session that has lost its factor.
    assuranceLevel: aal === 'aal2' && living.assurance_level === 'aal2' ? 'aal2' : 'aal1',
    hasFactor: living.has_factor,
    named: organizationId === null ? undefined : presentNamed(organizationId, living),
  };
}

/** The signed-in person who sent a request of the protocol. */
export function authenticate(services: VerifyingServices, context: Context): Promise<Principal> {
  return verifyAccessToken(services, context.req.header('authorization'));
}
