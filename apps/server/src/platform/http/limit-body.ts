import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/**
 * Refuses what is larger, by what it says of its length, and counted while it comes where it says nothing. What
 * says so is refused before its body is touched: the rest of one that was begun cannot be passed over.
 */
export function limitBody(largestBytes: number, refuse: () => Error): MiddlewareHandler {
  const onError = (): never => {
    throw refuse();
  };
  const count = bodyLimit({ maxSize: largestBytes, onError });
  return async (context, next) => {
    const { headers } = context.req.raw;
    if (Number(headers.get('content-length') ?? 0) > largestBytes) throw refuse();
    return headers.has('transfer-encoding') ? count(context, next) : next();
  };
}
