import type { Context } from 'hono';
import { AuthError } from '../errors.ts';
import { readBearer, readToken } from './read-token.ts';
import type { KeyServices } from './signing-keys.ts';

const serviceRole = 'service_role';

/**
 * Lets the service role through: programs of the operator, who hold a token signed with the shared
 * secret, or with the installation's own key where it names no user and no session. It may live for
 * ever. We sign for people only, and those tokens name both: they are a person's, whatever role they
 * claim.
 */
export async function authenticateService(services: KeyServices, context: Context): Promise<void> {
  const token = readBearer(context.req.header('authorization'));
  const { payload, isShared } = await readToken(services, token);
  const isPersonal = payload.sub !== undefined || payload.session_id !== undefined;
  if (payload.role !== serviceRole || (isPersonal && !isShared)) throw new AuthError('not_admin');
}
