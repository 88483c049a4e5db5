import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * The address of the person's own machine. Only as many proxies are believed as the operator says
 * there are: what stands further left in the header was written by the client.
 */
export function readPeerAddress(
  socketAddress: string,
  forwardedFor: string | undefined,
  trustedProxyCount: number,
): string {
  if (trustedProxyCount === 0 || forwardedFor === undefined) return socketAddress;
  const hops = forwardedFor.split(',').map((hop) => hop.trim());
  return hops.at(-trustedProxyCount) ?? socketAddress;
}

export function peerAddressReader(trustedProxyCount: number): (context: Context) => string {
  return (context) =>
    readPeerAddress(
      getConnInfo(context).remote.address ?? 'unknown',
      context.req.header('x-forwarded-for'),
      trustedProxyCount,
    );
}

/**
 * Whether a request was meant for this machine by its own name or number. A page elsewhere can let a name of
 * its own lead here, and would then read what this machine alone may see (DNS rebinding); a number it cannot.
 */
export function isMeantForThisMachine(host: string | undefined): boolean {
  if (host === undefined || !URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return isThisMachine(hostname) || isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0;
}

/** For the address of a peer, or the host in an address: a name may begin like a number. */
export function isThisMachine(address: string): boolean {
  return (
    /^(::ffff:)?127(\.\d{1,3}){3}$/.test(address) || ['::1', '[::1]', 'localhost'].includes(address)
  );
}
