import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { AuthError } from './errors.ts';
import { findUser } from './find-user.ts';
import { limitPasswordTries, limitSignUps } from './limit-tries.ts';
import { apiVersion, apiVersionHeader, presentError } from './present-error.ts';
import { presentKeys } from './present-keys.ts';
import { presentSession } from './present-session.ts';
import { presentUser } from './present-user.ts';
import {
  checkInput,
  grantType,
  passwordGrant,
  readBody,
  refreshGrant,
  signOutScope,
} from './read-request.ts';
import { readSignUp, signUpBody } from './read-sign-up.ts';
import { refreshSession } from './refresh-session.ts';
import type { AuthServices } from './services.ts';
import { signInWithPassword } from './sign-in-with-password.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';
import { listVerifyingKeys } from './signing-keys.ts';
import { verifyAccessToken } from './verify-access-token.ts';

/** The sign-in protocol, relative to where it is mounted. */
export function createAuthRoutes(services: AuthServices): Hono {
  const routes = new Hono();
  const authenticate = (context: Context) =>
    verifyAccessToken(services, context.req.header('authorization'));

  routes.use(async (context, next) => {
    if (context.req.header(apiVersionHeader) === apiVersion) {
      context.header(apiVersionHeader, apiVersion);
    }
    context.header('cache-control', 'no-store');
    await next();
  });
  routes.use(
    bodyLimit({
      maxSize: services.settings.largestBodyBytes,
      onError: () => {
        throw new AuthError('bad_json', 'The request body is too large');
      },
    }),
  );
  routes.onError((error, context) => presentError(context, explainFault(services, context, error)));

  routes.post('/signup', async (context) => {
    if (services.settings.signUp === 'closed') throw new AuthError('signup_disabled');
    await limitSignUps(services, services.peerAddress(context));
    const request = readSignUp(await readBody(context, signUpBody));
    return context.json(presentSession(await signUp(services, request)));
  });

  routes.post('/token', (context) => {
    const grant = checkInput(grantType, context.req.query('grant_type'));
    return grant === 'password'
      ? grantByPassword(services, context)
      : grantByRefreshToken(services, context);
  });

  routes.post('/logout', async (context) => {
    const principal = await authenticate(context);
    const scope = checkInput(signOutScope, context.req.query('scope'));
    await signOut(services, principal, scope);
    return context.body(null, 204);
  });

  routes.get('/user', async (context) => {
    const { userId } = await authenticate(context);
    return context.json(presentUser(await findUser(services, userId)));
  });

  routes.get('/.well-known/jwks.json', async (context) => {
    const keys = await listVerifyingKeys(services);
    context.header('cache-control', 'public, max-age=600');
    return context.json(presentKeys(keys));
  });

  routes.get('/settings', (context) =>
    context.json({
      external: { email: true, phone: false, anonymous_users: false },
      disable_signup: services.settings.signUp === 'closed',
      mailer_autoconfirm: true,
      phone_autoconfirm: false,
      sms_provider: '',
      saml_enabled: false,
    }),
  );

  routes.get('/health', (context) =>
    context.json({
      name: 'Ringfence Auth',
      version: services.settings.version,
      description: 'The sign-in protocol of Ringfence',
    }),
  );

  routes.all('*', () => {
    throw new AuthError('not_found');
  });
  return routes;
}

async function grantByPassword(services: AuthServices, context: Context): Promise<Response> {
  // The account to limit is named in the body, so the body is read first.
  const { email, phone, password } = await readBody(context, passwordGrant);
  if (email === undefined) {
    if (phone !== undefined) throw new AuthError('phone_provider_disabled');
    throw new AuthError('validation_failed', 'email or phone is required');
  }
  await limitPasswordTries(services, { address: services.peerAddress(context), email });
  const session = await signInWithPassword(services, { email, password });
  return context.json(presentSession(session));
}

/** Never limited: a client takes a 429 here for the end of its session. */
async function grantByRefreshToken(services: AuthServices, context: Context): Promise<Response> {
  const { refresh_token } = await readBody(context, refreshGrant);
  const session = await refreshSession(services, refresh_token);
  return context.json(presentSession(session));
}

/**
 * A fault of ours says nothing about the session. On the refresh path a client would sign the
 * person out on a 500, and tries again on a 503.
 */
function explainFault(services: AuthServices, context: Context, error: Error): AuthError {
  if (error instanceof AuthError) return error;
  services.log.error({ error, path: context.req.path }, 'the sign-in protocol failed');
  const isRefresh = context.req.query('grant_type') === 'refresh_token';
  return new AuthError(isRefresh ? 'service_unavailable' : 'unexpected_failure');
}
