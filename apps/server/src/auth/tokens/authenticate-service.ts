import type { Context } from 'hono';
import { AuthError } from '../errors.ts';
import { readBearer, readToken } from './read-token.ts';
import type { KeyServices } from './signing-keys.ts';

const serviceRole = 'service_role';

/**
 * Lets the service role through: programs of the operator, who hold a token signed with the shared
 * secret. It names no user and no session, and may live for ever. What our own keys have signed is
 * a person's, whatever role it tells of.
 */
export async function authenticateService(services: KeyServices, context: Context): Promise<void> {
  const token = readBearer(context.req.header('authorization'));
  const { payload, isShared } = await readToken(services, token);
  if (!isShared || payload.role !== serviceRole) throw new AuthError('not_admin');
}
