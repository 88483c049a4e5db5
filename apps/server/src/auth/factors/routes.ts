import { type Context, Hono } from 'hono';
import * as z from 'zod';
import { AuthError } from '../errors.ts';
import { limitTries } from '../limits/limit-tries.ts';
import { readBody } from '../read-request.ts';
import type { AuthServices } from '../services.ts';
import { presentSession } from '../sessions/present-session.ts';
import { authenticate, type Principal } from '../tokens/verify-access-token.ts';
import { challengeFactor } from './challenge-factor.ts';
import { enrollFactor, enrolmentBody } from './enroll-factor.ts';
import { removeFactor } from './remove-factor.ts';
import { verificationBody, verifyFactor } from './verify-factor.ts';

/** Another's factor, one that is gone and one that cannot be are all not found. */
export function readFactorId(context: Context): string {
  const id = z.uuid().safeParse(context.req.param('factorId'));
  if (!id.success) throw new AuthError('mfa_factor_not_found');
  return id.data;
}

/** Second factors: set up, asked for and removed. */
export function createFactorRoutes(services: AuthServices): Hono {
  const routes = new Hono();
  const listTries = (context: Context, { userId }: Principal) => ({
    address: services.peerAddress(context),
    account: userId,
  });

  routes.post('/factors', async (context) => {
    const principal = await authenticate(services, context);
    await limitTries(services, 'factor_begin', listTries(context, principal));
    const request = await readBody(context, enrolmentBody);
    const { id, friendlyName, secret, uri, picture } = await enrollFactor(
      services,
      principal,
      request,
    );
    return context.json({
      id,
      type: 'totp',
      friendly_name: friendlyName,
      totp: { qr_code: picture, secret, uri },
    });
  });

  routes.post('/factors/:factorId/challenge', async (context) => {
    const principal = await authenticate(services, context);
    const factorId = readFactorId(context);
    await limitTries(services, 'factor_begin', listTries(context, principal));
    const { id, factorType, expiresAt } = await challengeFactor(services, principal, factorId);
    return context.json({
      id,
      type: factorType,
      expires_at: Math.floor(expiresAt.getTime() / 1000),
    });
  });

  routes.post('/factors/:factorId/verify', async (context) => {
    const principal = await authenticate(services, context);
    const factorId = readFactorId(context);
    const { challenge_id, code } = await readBody(context, verificationBody);
    const tries = listTries(context, principal);
    await limitTries(services, 'factor', tries);
    await limitTries(services, 'factor_day', tries);
    const shown = { factorId, challengeId: challenge_id, code };
    return context.json(presentSession(await verifyFactor(services, principal, shown)));
  });

  routes.delete('/factors/:factorId', async (context) => {
    const principal = await authenticate(services, context);
    const factorId = readFactorId(context);
    await removeFactor(services, principal, factorId);
    return context.json({ id: factorId });
  });

  return routes;
}
