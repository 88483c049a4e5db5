import { type Context, Hono } from 'hono';
import { findKnownDevice, isMarked } from '../devices/known-device.ts';
import { AuthError } from '../errors.ts';
import { exchangeCode } from '../flows/exchange-code.ts';
import { limitTries } from '../limits/limit-tries.ts';
import { signInWithPassword } from '../passwords/sign-in-with-password.ts';
import {
  checkInput,
  grantType,
  passwordGrant,
  pkceGrant,
  readBody,
  refreshGrant,
  signOutScope,
} from '../read-request.ts';
import type { AuthServices } from '../services.ts';
import { authenticate } from '../tokens/verify-access-token.ts';
import { readLogin } from '../users/read-login.ts';
import { lacksSecondFactor } from '../users/require-second-factor.ts';
import { answerSession } from './answer-session.ts';
import { readArrival } from './arrival.ts';
import { presentSession } from './present-session.ts';
import { refreshSession } from './refresh-session.ts';
import { signOut } from './sign-out.ts';

/** Sessions begin, go on and end. */
export function createSessionRoutes(services: AuthServices): Hono {
  const routes = new Hono();
  const grants = {
    password: grantByPassword,
    refresh_token: grantByRefreshToken,
    pkce: grantByCode,
  };

  routes.post('/token', (context) => {
    const grant = checkInput(grantType, context.req.query('grant_type'));
    return grants[grant](services, context);
  });

  routes.post('/logout', async (context) => {
    const principal = await authenticate(services, context);
    const scope = checkInput(signOutScope, context.req.query('scope'));
    // With the password alone somebody ends their own session, and signs nobody out elsewhere.
    if (scope !== 'local' && lacksSecondFactor(principal)) throw new AuthError('insufficient_aal');
    await signOut(services, principal, scope);
    return context.body(null, 204);
  });

  return routes;
}

async function grantByPassword(services: AuthServices, context: Context): Promise<Response> {
  // The account to limit is named in the body, so the body is read first.
  const { password, ...body } = await readBody(context, passwordGrant);
  const login = readLogin(services.settings, body);
  const address = services.peerAddress(context);
  const knownDevice = await findKnownDevice(services, context, login.value);
  const tries = { address, account: login.value, knownDevice };
  const counted = await limitTries(services, 'token', tries);
  const arrival = readArrival(services, context);
  const session = await signInWithPassword(services, { login, password, arrival });
  await counted.forgive();
  return answerSession(services, context, session);
}

/** Never limited: a client takes a 429 here for the end of its session. */
async function grantByRefreshToken(services: AuthServices, context: Context): Promise<Response> {
  const { refresh_token } = await readBody(context, refreshGrant);
  const arrival = readArrival(services, context);
  const session = await refreshSession(services, refresh_token, arrival);
  if (isMarked(services, context)) return context.json(presentSession(session));
  return answerSession(services, context, session);
}

async function grantByCode(services: AuthServices, context: Context): Promise<Response> {
  await limitTries(services, 'token', { address: services.peerAddress(context) });
  const { auth_code, code_verifier } = await readBody(context, pkceGrant);
  const session = await exchangeCode(services, {
    code: auth_code,
    verifier: code_verifier,
    arrival: readArrival(services, context),
  });
  return answerSession(services, context, session);
}
