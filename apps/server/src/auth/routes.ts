import { errorCatalogue } from '@ringfence/contract/errors';
import { type Context, Hono } from 'hono';
import { routePath } from 'hono/route';
import { limitBody } from '../platform/http/limit-body.ts';
import { recogniseProblem } from '../platform/http/problem.ts';
import { createAdminRoutes } from './admin/routes.ts';
import { allowOrigins } from './allow-origins.ts';
import { describeSettings } from './describe-settings.ts';
import { AuthError } from './errors.ts';
import { createExternalRoutes } from './external/routes.ts';
import { createFactorRoutes } from './factors/routes.ts';
import { createOneTimeRoutes } from './one-time/routes.ts';
import { apiVersion, apiVersionHeader, presentError } from './present-error.ts';
import { refuseUnstorable } from './read-request.ts';
import type { AuthServices } from './services.ts';
import { createSessionRoutes } from './sessions/routes.ts';
import { presentKeys } from './tokens/present-keys.ts';
import { cachedSeconds } from './tokens/rotate-signing-key.ts';
import { listVerifyingKeys } from './tokens/signing-keys.ts';
import { createUserRoutes } from './users/routes.ts';

/** The sign-in protocol, relative to where it is mounted. */
export function createAuthRoutes(services: AuthServices): Hono {
  const routes = new Hono();

  routes.use(allowOrigins(services.settings));
  routes.use(async (context, next) => {
    if (context.req.header(apiVersionHeader) === apiVersion) {
      context.header(apiVersionHeader, apiVersion);
    }
    context.header('cache-control', 'no-store');
    await next();
  });
  const tooLarge = () => new AuthError('body_too_large');
  routes.use(limitBody(services.settings.largestBodyBytes, tooLarge));
  routes.use(async (context, next) => {
    // A person stands at these, and is led back whatever they bring along.
    const leadsBack = context.req.method === 'GET' && /\/(callback|verify)$/.test(context.req.path);
    if (!leadsBack) refuseUnstorable(context.req.queries());
    await next();
  });
  routes.onError((error, context) => presentError(context, explainFault(services, context, error)));

  routes.route('/', createSessionRoutes(services));
  routes.route('/', createUserRoutes(services));
  routes.route('/', createOneTimeRoutes(services));
  routes.route('/', createFactorRoutes(services));
  routes.route('/', createExternalRoutes(services));
  routes.route('/', createAdminRoutes(services));

  routes.get('/.well-known/jwks.json', async (context) => {
    const keys = await listVerifyingKeys(services);
    context.header('cache-control', `public, max-age=${cachedSeconds}`);
    return context.json(presentKeys(keys));
  });
  routes.get('/settings', (context) => context.json(describeSettings(services.settings)));
  routes.get('/health', (context) =>
    context.json({
      name: 'Ringfence Auth',
      version: services.settings.version,
      description: 'The sign-in protocol of Ringfence',
    }),
  );

  // At the root, what is not ours may be a page of the product.
  if (services.settings.basePath !== '') {
    routes.all('*', () => {
      throw new AuthError('not_found');
    });
  }
  return routes;
}

/** What passes by itself, such as a database that is away for a moment. */
const isPassing = (error: Error): boolean =>
  errorCatalogue[recogniseProblem(error).code].status === 503;

/**
 * A fault of ours says nothing about the session. On the refresh path a client would sign the
 * person out on a 500, and tries again on a 503.
 */
function explainFault(services: AuthServices, context: Context, error: Error): AuthError {
  if (error instanceof AuthError) return error;
  services.log.error({ error, route: routePath(context) }, 'the sign-in protocol failed');
  const isRefresh = context.req.query('grant_type') === 'refresh_token';
  const answersLater = isRefresh || isPassing(error);
  return new AuthError(answersLater ? 'service_unavailable' : 'unexpected_failure');
}
