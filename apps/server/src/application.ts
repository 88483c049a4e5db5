import { organizationHeader } from '@ringfence/contract/headers';
import { Hono } from 'hono';
import * as z from 'zod';
import {
  AuthError,
  createAuthRoutes,
  createMailboxRoutes,
  createOutsideVerifier,
  type Principal,
  verifyAccessToken,
} from './auth/index.ts';
import type { Identity } from './compose-identity.ts';
import type { Config } from './config.ts';
import { createWebhookRoutes, type DialerServices } from './dialer/index.ts';
import { findPlace, isSuperAdministrator } from './features/access/index.ts';
import { authenticateKey } from './features/api-keys/index.ts';
import { callsWriter } from './features/calls/index.ts';
import { contactsWriter } from './features/contacts/index.ts';
import { createDownloadRoutes } from './features/downloads/index.ts';
import { createEvidenceKeyRoutes, createEvidenceWriter } from './features/evidence/index.ts';
import { rejectionsWriter } from './features/imports/index.ts';
import { createApiRoutes } from './platform/http/api-routes.ts';
import { closeUnread } from './platform/http/close-unread.ts';
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
import { type AuthPlace, createWebRoutes } from './platform/http/serve-web.ts';
import { tellRetry } from './platform/http/tell-retry.ts';
import { translateFor } from './platform/http/translate-problem.ts';
import { createRouter } from './router.ts';
import type { Services } from './services.ts';

const usualAuthPath = '/auth/v1';

export interface ApplicationOptions {
  config: Config;
  services: Services;
  identity: Identity;
  dialer: DialerServices;
  metrics: Metrics;
  stopping: AbortSignal;
  webFolder: string;
}

/** The sign-in protocol has codes of its own; the product's API answers with its catalogue. */
function explainRefusal(error: unknown): never {
  if (!(error instanceof AuthError)) throw error;
  if (error.code === 'service_unavailable') throw new ProblemError('unavailable');
  throw new ProblemError(error.code === 'no_authorization' ? 'not_signed_in' : 'session_ended');
}

/** A person with a second factor shows it before any data is answered, whatever the screens do. */
function requireSecondFactor(principal: Principal): Principal {
  if (principal.hasFactor && principal.assuranceLevel !== 'aal2') {
    throw new ProblemError('insufficient_aal');
  }
  return principal;
}

/** The organization that a request names; what is none is refused where one is needed. */
function readNamed(headers: Headers): string | null {
  return z.uuid().safeParse(headers.get(organizationHeader)).data ?? null;
}

/** Everything this process answers over HTTP. A worker answers only for its health. */
export function createApplication(options: ApplicationOptions): Hono<HttpEnvironment> {
  const { config, services, metrics, stopping } = options;
  const { database, log } = services;
  const peerAddress = peerAddressReader(config.trustedProxyCount);
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;
  const application = new Hono<HttpEnvironment>();

  application.use('*', observeRequests(log, metrics), closeUnread, tellRetry());
  application.use(
    '*',
    securityHeaders({
      isSecure: publicUrl.startsWith('https:'),
      speaksTo: config.identity.outside?.url,
    }),
  );
  application.onError((error, context) => {
    const problem = recogniseProblem(error);
    if (problem.code === 'internal_error') {
      log.error({ requestId: context.get('requestId'), error }, 'a request failed');
    }
    const presented = presentProblem(problem, context.get('requestId'));
    return problemResponse(translateFor(presented, context.req.raw.headers));
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

  const { identity } = options;
  const { basePath } = identity.settings;
  const auth = {
    database,
    effects: { ...services.effects, wakeMessages: services.wakeMessages },
    log,
    settings: identity.settings,
    now: services.now,
    peerAddress,
    ...(services.passwords === undefined ? {} : { passwords: services.passwords }),
  };
  const { outside } = config.identity;
  const verify =
    outside === undefined
      ? (header: string | null, organizationId: string | null) =>
          verifyAccessToken(auth, header, organizationId)
      : createOutsideVerifier({ ...outside, database, log, now: services.now });
  const signsInHere = services.keepsSessions;
  if (signsInHere && basePath !== '') application.route(basePath, createAuthRoutes(auth));
  application.route(
    '/',
    createApiRoutes({
      router: createRouter(services),
      peerAddress,
      authenticate: async (headers) => {
        const authorization = headers.get('authorization');
        const program = await authenticateKey(services, authorization);
        if (program !== undefined) return program;
        const person = verify(authorization, readNamed(headers));
        return person.then(requireSecondFactor).catch(explainRefusal);
      },
      isSuperAdministrator: (principal) => isSuperAdministrator(services, principal),
      findPlace: (principal, organizationId) => findPlace(services, principal, organizationId),
      stopping,
      log,
      version: services.version,
    }),
  );
  application.route(
    '/downloads',
    createDownloadRoutes(services, {
      contacts: contactsWriter,
      rejections: rejectionsWriter,
      evidence: createEvidenceWriter(services),
      calls: callsWriter,
    }),
  );
  application.route('/.well-known', createEvidenceKeyRoutes(services));
  application.route('/webhooks', createWebhookRoutes(options.dialer));
  // Below /auth there are pages too; what looks like a version of the protocol is none of them.
  for (const path of ['/api/*', '/auth/:version{v[0-9]+}/*', '/webhooks/*', '/downloads/*']) {
    application.all(path, () => {
      throw new ProblemError('not_found');
    });
  }
  if (signsInHere && basePath === '') application.route('/', createAuthRoutes(auth));
  if (identity.mailbox) application.route('/dev/mail', createMailboxRoutes(database));
  application.route('/', createWebRoutes(options.webFolder, nameAuthPlace(options)));
  return application;
}

/** Where the pages find the sign-in protocol, when it is not where they look by themselves. */
function nameAuthPlace({ config, identity }: ApplicationOptions): AuthPlace | undefined {
  const { outside } = config.identity;
  if (outside !== undefined) return { url: outside.url, key: outside.key };
  const { basePath } = identity.settings;
  return basePath === usualAuthPath ? undefined : { url: `${basePath}/`, key: undefined };
}
