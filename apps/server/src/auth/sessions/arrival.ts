import type { Context } from 'hono';
import type { AuthServices } from '../services.ts';

const longestUserAgent = 400;

/** Where somebody signs in from, as they can recognise it later in the list of their sessions. */
export interface Arrival {
  userAgent: string | null;
  address: string | null;
}

export function readArrival(
  services: Pick<AuthServices, 'peerAddress'>,
  context: Context,
): Arrival {
  const userAgent = context.req.header('user-agent')?.slice(0, longestUserAgent) ?? null;
  return { userAgent, address: services.peerAddress(context) };
}
