import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { ORPCError, onError, type Router } from '@orpc/server';
import type { Contract } from '@ringfence/contract/contract';
import { chunkBytes, largestWholeFileBytes } from '@ringfence/contract/imports';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
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
import type { HttpEnvironment } from './security-headers.ts';

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

const largestBodyBytes = 1024 * 1024;
/** A thousand contacts with everything that is told of them. */
const largestBulkBytes = 8 * 1024 * 1024;
/** Beside a file: its fields, and what keeps the parts of the request apart. */
const besideBytes = 64 * 1024;
const prefix = '/api/v1';
const chunkPath = /^\/api\/v1\/imports\/[^/]+\/chunks\/\d+$/;

export function createApiRoutes(options: ApiOptions): Hono<HttpEnvironment> {
  const handler = new OpenAPIHandler(options.router, {
    interceptors: [
      onError((error, { context }) => {
        const problem = recogniseProblem(error);
        if (problem instanceof TooManyRequestsError) context.tellRetry?.(problem.retrySeconds);
        if (problem.code === 'internal_error') {
          options.log.error({ requestId: context.requestId, error }, 'an operation failed');
        }
        throw new ORPCError(problem.code, {
          status: presentProblem(problem, context.requestId).status,
          message: problem.message,
          data: presentProblem(problem, context.requestId),
        });
      }),
    ],
    customErrorResponseBodyEncoder: (error) => error.data,
  });
  const routes = new Hono<HttpEnvironment>();
  routes.route('/api', createDocumentation(options.version));
  const limitBody = (maxSize: number) =>
    bodyLimit({
      maxSize,
      onError: (context) => {
        // The rest of the body is not read, so the connection cannot carry another request.
        const problem = new ProblemError('body_too_large');
        const response = problemResponse(presentProblem(problem, context.get('requestId')));
        response.headers.set('connection', 'close');
        return response;
      },
    });
  const limitFile = limitBody(largestWholeFileBytes + besideBytes);
  const limitChunk = limitBody(chunkBytes + besideBytes);
  const limitBulk = limitBody(largestBulkBytes);
  const limitOther = limitBody(largestBodyBytes);
  routes.use(
    `${prefix}/*`,
    (context, next) => {
      const { path } = context.req;
      if (path === `${prefix}/imports`) return limitFile(context, next);
      if (path === `${prefix}/contacts/bulk`) return limitBulk(context, next);
      return (chunkPath.test(path) ? limitChunk : limitOther)(context, next);
    },
    async (context, next) => {
      await next();
      // A stream must reach the browser piece by piece; compressing would hold pieces back.
      const type = context.res.headers.get('content-type') ?? '';
      if (!type.startsWith('text/event-stream')) await compress()(context, async () => {});
    },
  );
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
        authenticate: options.authenticate,
        isSuperAdministrator: options.isSuperAdministrator,
        findPlace: options.findPlace,
      },
    });
    if (!matched) {
      const problem = new ProblemError('not_found', 'There is no such operation.');
      return problemResponse(presentProblem(problem, requestId));
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
