import type { MiddlewareHandler } from 'hono';

/** Whatever stands in the way of these passes by itself. */
const passing = new Set([429, 503]);
const usualSeconds = 5;

/** Every refusal that passes says when to ask again, whichever part of the product refused. */
export function tellRetry(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { status, headers } = context.res;
    if (passing.has(status) && !headers.has('retry-after')) {
      headers.set('retry-after', String(usualSeconds));
    }
  };
}
