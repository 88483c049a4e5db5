import { StandardOpenAPIMatcher } from '@orpc/openapi/standard';
import { ORPCError, onError, type Router } from '@orpc/server';
import { FetchHandler } from '@orpc/server/fetch';
import { StandardHandler } from '@orpc/server/standard';
import type { Contract } from '@ringfence/contract/contract';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Log } from '../log/log.ts';
import { createDocumentation } from './openapi.ts';
import {
  ProblemError,
  presentProblem,
  problemResponse,
  recogniseProblem,
  TooManyRequestsError,
} from './problem.ts';
import type { RequestContext } from './procedures.ts';
import { readBody } from './read-body.ts';
import { type ApiContext, createLateCodec, readLate } from './read-late.ts';
import type { HttpEnvironment } from './security-headers.ts';
import { translateFor } from './translate-problem.ts';

export type ApiRouter = Router<Contract, RequestContext>;

export interface ApiOptions {
  router: ApiRouter;
  /** The address of the real peer, past the proxies we trust. */
  peerAddress(context: Context): string;
  authenticate: RequestContext['authenticate'];
  isSuperAdministrator: RequestContext['isSuperAdministrator'];
  findPlace: RequestContext['findPlace'];
  /** Aborted when the server stops, so that open streams end. */
  stopping: AbortSignal;
  log: Log;
  version: string;
}

const prefix = '/api/v1';

/** Answers every operation of the contract. Nothing of a body is read before it is known who asks. */
function createHandler({ router, log }: ApiOptions): FetchHandler<ApiContext> {
  const codec = createLateCodec({ customErrorResponseBodyEncoder: (error) => error.data });
  return new FetchHandler(
    new StandardHandler<ApiContext>(router, new StandardOpenAPIMatcher(), codec, {
      interceptors: [
        onError((error, { context }) => {
          const problem = recogniseProblem(error);
          if (problem instanceof TooManyRequestsError) context.tellRetry?.(problem.retrySeconds);
          if (problem.code === 'internal_error') {
            log.error({ requestId: context.requestId, error }, 'an operation failed');
          }
          throw new ORPCError(problem.code, {
            status: presentProblem(problem, context.requestId).status,
            message: problem.message,
            data: translateFor(presentProblem(problem, context.requestId), context.headers),
          });
        }),
      ],
      clientInterceptors: [
        ({ next, ...asked }) => {
          asked.context.nameRoute(asked.procedure['~orpc'].route.path ?? '');
          return next(readLate(asked));
        },
      ],
    }),
  );
}

export function createApiRoutes(options: ApiOptions): Hono<HttpEnvironment> {
  const handler = createHandler(options);
  const routes = new Hono<HttpEnvironment>();
  routes.route('/api', createDocumentation(options.version));
  routes.use(`${prefix}/*`, async (context, next) => {
    await next();
    // A stream must reach the browser piece by piece; compressing would hold pieces back.
    const type = context.res.headers.get('content-type') ?? '';
    if (!type.startsWith('text/event-stream')) await compress()(context, async () => {});
  });
  routes.all(`${prefix}/*`, async (context) => {
    const request = context.req.raw;
    const requestId = context.get('requestId');
    let retrySeconds: number | undefined;
    const { matched, response } = await handler.handle(request, {
      prefix,
      context: {
        requestId,
        headers: request.headers,
        signal: AbortSignal.any([request.signal, options.stopping]),
        peerAddress: () => options.peerAddress(context),
        tellRetry: (seconds) => {
          retrySeconds = seconds;
        },
        nameRoute: (path) => context.set('route', `${prefix}${path}`),
        readBody: (rule) => readBody(request, rule),
        authenticate: options.authenticate,
        isSuperAdministrator: options.isSuperAdministrator,
        findPlace: options.findPlace,
      },
    });
    if (!matched) {
      const problem = new ProblemError('not_found', 'There is no such operation.');
      return problemResponse(translateFor(presentProblem(problem, requestId), request.headers));
    }
    if (response.status >= 400) response.headers.set('content-type', 'application/problem+json');
    if (retrySeconds !== undefined) response.headers.set('retry-after', String(retrySeconds));
    response.headers.set('cache-control', 'no-store');
    // A proxy that collects an answer before passing it on would hold a stream back.
    response.headers.set('x-accel-buffering', 'no');
    return response;
  });
  return routes;
}
