import { randomBytes } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';

export interface HttpVariables {
  requestId: string;
  nonce: string;
  /** The name of what was asked for, where it is known better than by the address. */
  route: string | undefined;
}

/** What came in, beside the request that was made of it; nothing where no server listens. */
export type HttpEnvironment = { Variables: HttpVariables; Bindings: Partial<HttpBindings> };

function contentSecurityPolicy(nonce: string, speaksTo: string | undefined): string {
  const outside = speaksTo === undefined ? '' : ` ${new URL(speaksTo).origin}`;
  return [
    `default-src 'none'`,
    `script-src 'self'`,
    // The styling library adds style elements at run time; each carries this request's nonce.
    `style-src 'self' 'nonce-${nonce}'`,
    `font-src 'self'`,
    `img-src 'self' data:`,
    // A recording is fetched with the person's token and played from memory.
    `media-src blob:`,
    `connect-src 'self'${outside}`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

interface SecurityOptions {
  /** Whether people reach this server by https. */
  isSecure: boolean;
  /** An outside server that the pages speak to as well. */
  speaksTo: string | undefined;
}

export function securityHeaders({
  isSecure,
  speaksTo,
}: SecurityOptions): MiddlewareHandler<HttpEnvironment> {
  return async (context, next) => {
    const nonce = randomBytes(16).toString('base64');
    context.set('nonce', nonce);
    await next();
    const headers = context.res.headers;
    headers.set('content-security-policy', contentSecurityPolicy(nonce, speaksTo));
    headers.set('x-content-type-options', 'nosniff');
    headers.set('referrer-policy', 'same-origin');
    headers.set('cross-origin-opener-policy', 'same-origin');
    // The sign-in protocol says so itself where another site may read its answers.
    if (!headers.has('cross-origin-resource-policy')) {
      headers.set('cross-origin-resource-policy', 'same-origin');
    }
    headers.set(
      'permissions-policy',
      'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    );
    headers.set('x-frame-options', 'DENY');
    if (isSecure) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
  };
}
