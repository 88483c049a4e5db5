import type { MiddlewareHandler } from 'hono';
import type { HttpEnvironment } from './security-headers.ts';

/**
 * Where a body was begun and not read to its end, the connection can carry no other request. What was not even
 * begun is passed over by the server, for as long as that is quick.
 */
export const closeUnread: MiddlewareHandler<HttpEnvironment> = async (context, next) => {
  await next();
  const { incoming } = context.env ?? {};
  if (incoming === undefined || incoming.complete || !incoming.readableDidRead) return;
  context.res.headers.set('connection', 'close');
};
