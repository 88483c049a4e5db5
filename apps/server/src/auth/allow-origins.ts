import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { AuthSettings } from './settings.ts';

/**
 * Lets the pages of other sites speak the protocol and read its answers, if the operator named the
 * sites one by one. Nothing here knows a cookie, so none is asked for.
 */
export function allowOrigins({
  corsOrigins,
}: Pick<AuthSettings, 'corsOrigins'>): MiddlewareHandler {
  const allowed = new Set(corsOrigins.filter((origin) => URL.canParse(origin)));
  const handle = cors({
    origin: (origin) => (allowed.has(origin) ? origin : null),
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowHeaders: [
      'authorization',
      'apikey',
      'content-type',
      'x-client-info',
      'x-supabase-api-version',
    ],
    exposeHeaders: ['X-Total-Count', 'Link', 'X-Supabase-Api-Version'],
    maxAge: 600,
  });
  return async (context, next) => {
    if (allowed.size === 0) return next();
    if (allowed.has(context.req.header('origin') ?? '')) {
      context.header('cross-origin-resource-policy', 'cross-origin');
    }
    return handle(context, next);
  };
}
