import { randomUUID } from 'node:crypto';
import { requestIdHeader } from '@ringfence/contract/headers';
import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Log } from '../log/log.ts';
import type { Metrics } from './metrics.ts';
import type { HttpEnvironment } from './security-headers.ts';

/** One that a program made, such as a trace. A word could be somebody's name, a number theirs. */
const madeRequestId = /^(?:[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/** A made-up method would be a measurement of its own, and a line of the log. */
const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const ownPaths = /^\/(api|webhooks)\/|^\/auth\/v\d+\/|^\/(healthz|readyz|metrics)$/;

/**
 * What was asked for by the name of the route alone: an address may hold somebody's id, a token or whatever a
 * visitor makes up. Everything that is answered with the page of the web app is one route.
 */
function nameRoute(context: Context<HttpEnvironment>): string {
  const { path } = context.req;
  if (path.startsWith('/assets/')) return '/assets/:file';
  if (!ownPaths.test(path)) return ':page';
  return context.get('route') ?? routePath(context);
}

/** One log line and one measurement a request; never its address, its body or its headers. */
export function observeRequests(log: Log, metrics: Metrics): MiddlewareHandler<HttpEnvironment> {
  return async (context, next) => {
    const started = performance.now();
    const given = context.req.header(requestIdHeader);
    const requestId = given !== undefined && madeRequestId.test(given) ? given : randomUUID();
    context.set('requestId', requestId);
    await next();
    context.res.headers.set(requestIdHeader, requestId);
    const seconds = (performance.now() - started) / 1000;
    const { status } = context.res;
    const route = nameRoute(context);
    // What is refused before it is known may be asked for without end, and each would be kept for ever.
    const known = status >= 400 && status < 500 ? ':refused' : route;
    const method = knownMethods.has(context.req.method) ? context.req.method : ':other';
    metrics.requestSeconds.labels(method, known, String(status)).observe(seconds);
    const milliseconds = Math.round(seconds * 1000);
    const fields = { requestId, method, route: known, status, milliseconds };
    if (status >= 500) log.error(fields, 'request failed');
    else log.info(fields, 'request');
  };
}
