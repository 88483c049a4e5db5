import { type Context, Hono } from 'hono';
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
  await limitTries(services, 'token', { address, account: login.value });
  const arrival = readArrival(services, context);
  return context.json(
    presentSession(await signInWithPassword(services, { login, password, arrival })),
  );
}

/** Never limited: a client takes a 429 here for the end of its session. */
async function grantByRefreshToken(services: AuthServices, context: Context): Promise<Response> {
  const { refresh_token } = await readBody(context, refreshGrant);
  const arrival = readArrival(services, context);
  return context.json(presentSession(await refreshSession(services, refresh_token, arrival)));
}

async function grantByCode(services: AuthServices, context: Context): Promise<Response> {
  await limitTries(services, 'token', { address: services.peerAddress(context) });
  const { auth_code, code_verifier } = await readBody(context, pkceGrant);
  const session = await exchangeCode(services, {
    code: auth_code,
    verifier: code_verifier,
    arrival: readArrival(services, context),
  });
  return context.json(presentSession(session));
}
