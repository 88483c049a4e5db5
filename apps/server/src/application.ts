import { Hono } from 'hono';
import { AuthError, authSettings, createAuthRoutes, verifyAccessToken } from './auth/index.ts';
import type { Config } from './config.ts';
import { createWebhookRoutes, type DialerServices } from './dialer/index.ts';
import { findRole } from './features/access/index.ts';
import { createApiRoutes } from './platform/http/api-routes.ts';
import { createHealthRoutes } from './platform/http/health-routes.ts';
import type { Metrics } from './platform/http/metrics.ts';
import { observeRequests } from './platform/http/observe-requests.ts';
import { peerAddressReader } from './platform/http/peer-address.ts';
import {
  ProblemError,
  presentProblem,
  problemResponse,
  recogniseProblem,
} from './platform/http/problem.ts';
import { type HttpEnvironment, securityHeaders } from './platform/http/security-headers.ts';
import { createWebRoutes } from './platform/http/serve-web.ts';
import { createRouter } from './router.ts';
import type { Services } from './services.ts';

export interface ApplicationOptions {
  config: Config;
  services: Services;
  /** Undefined where no carrier is set up. */
  dialer: DialerServices | undefined;
  metrics: Metrics;
  stopping: AbortSignal;
  webFolder: string;
}

/** The sign-in protocol has codes of its own; the product's API answers with its catalogue. */
function explainRefusal(error: unknown): never {
  if (!(error instanceof AuthError)) throw error;
  throw new ProblemError(error.code === 'no_authorization' ? 'not_signed_in' : 'session_ended');
}

/** Everything this process answers over HTTP. A worker answers only for its health. */
export function createApplication(options: ApplicationOptions): Hono<HttpEnvironment> {
  const { config, services, metrics, stopping } = options;
  const { database, log } = services;
  const peerAddress = peerAddressReader(config.trustedProxyCount);
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;
  const application = new Hono<HttpEnvironment>();

  application.use('*', observeRequests(log, metrics));
  application.use('*', securityHeaders(publicUrl.startsWith('https:')));
  application.onError((error, context) => {
    const problem = recogniseProblem(error);
    if (problem.code === 'internal_error') {
      log.error({ requestId: context.get('requestId'), error }, 'a request failed');
    }
    return problemResponse(presentProblem(problem, context.get('requestId')));
  });
  application.route(
    '/',
    createHealthRoutes({
      isDraining: () => stopping.aborted,
      checkDatabase: () => database.ping(),
      metrics,
      metricsToken: config.metricsToken,
      isBehindProxy: config.trustedProxyCount > 0,
      peerAddress,
    }),
  );
  if (!config.roles.has('api')) return application;

  const auth = {
    database,
    effects: services.effects,
    log,
    // Without a public address the issuer must not change with the port of a process.
    settings: authSettings({
      publicUrl: config.publicUrl ?? 'http://localhost',
      signUp: config.signUp,
      reservedEmails: services.superAdministratorEmails,
    }),
    now: () => new Date(),
    peerAddress,
  };
  application.route('/auth/v1', createAuthRoutes(auth));
  application.route(
    '/',
    createApiRoutes({
      router: createRouter(services),
      authenticate: (headers) =>
        verifyAccessToken(auth, headers.get('authorization')).catch(explainRefusal),
      findRole: (principal, organizationId) => findRole(services, principal, organizationId),
      stopping,
      log,
      version: services.version,
    }),
  );
  if (options.dialer !== undefined) {
    application.route('/webhooks', createWebhookRoutes(options.dialer));
  }
  for (const path of ['/api/*', '/auth/*', '/webhooks/*']) {
    application.all(path, () => {
      throw new ProblemError('not_found');
    });
  }
  application.route('/', createWebRoutes(options.webFolder));
  return application;
}
