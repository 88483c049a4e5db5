import { randomUUID } from 'node:crypto';
import { requestIdHeader } from '@ringfence/contract/headers';
import type { MiddlewareHandler } from 'hono';
import type { Log } from '../log/log.ts';
import type { Metrics } from './metrics.ts';
import type { HttpEnvironment } from './security-headers.ts';

const safeRequestId = /^[\w-]{8,64}$/;

const ownPaths = /^\/(api|webhooks)\/|^\/auth\/v\d+\/|^\/(healthz|readyz|metrics)$/;

/**
 * Ids in an address would make a metric of their own each, and may point to a person. Everything
 * that is answered with the page of the web app is one route, whatever a visitor makes up.
 */
export function routeOf(path: string): string {
  if (path.startsWith('/assets/')) return '/assets/:file';
  if (!ownPaths.test(path)) return ':page';
  return path
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/gi, ':id')
    .replaceAll(/\/\d+(?=\/|$)/g, '/:number')
    .slice(0, 120);
}

/** One log line and one measurement a request; never its query, its body or its headers. */
export function observeRequests(log: Log, metrics: Metrics): MiddlewareHandler<HttpEnvironment> {
  return async (context, next) => {
    const started = performance.now();
    const given = context.req.header(requestIdHeader);
    const requestId = given !== undefined && safeRequestId.test(given) ? given : randomUUID();
    context.set('requestId', requestId);
    await next();
    context.res.headers.set(requestIdHeader, requestId);
    const seconds = (performance.now() - started) / 1000;
    const { status } = context.res;
    const route = routeOf(context.req.path);
    // A refused address may be made up, and each would be kept for ever.
    const known = status >= 400 && status < 500 ? ':refused' : route;
    metrics.requestSeconds.labels(context.req.method, known, String(status)).observe(seconds);
    const fields = {
      requestId,
      method: context.req.method,
      route: known,
      status,
      milliseconds: Math.round(seconds * 1000),
    };
    if (status >= 500) log.error(fields, 'request failed');
    else log.info(fields, 'request');
  };
}
