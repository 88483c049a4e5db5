import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

export interface HttpVariables {
  requestId: string;
  nonce: string;
}

export type HttpEnvironment = { Variables: HttpVariables };

function contentSecurityPolicy(nonce: string): string {
  return [
    `default-src 'none'`,
    `script-src 'self'`,
    // The styling library adds style elements at run time; each carries this request's nonce.
    `style-src 'self' 'nonce-${nonce}'`,
    `font-src 'self'`,
    `img-src 'self' data:`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

export function securityHeaders(secure: boolean): MiddlewareHandler<HttpEnvironment> {
  return async (context, next) => {
    const nonce = randomBytes(16).toString('base64');
    context.set('nonce', nonce);
    await next();
    const headers = context.res.headers;
    headers.set('content-security-policy', contentSecurityPolicy(nonce));
    headers.set('x-content-type-options', 'nosniff');
    headers.set('referrer-policy', 'same-origin');
    headers.set('cross-origin-opener-policy', 'same-origin');
    headers.set('cross-origin-resource-policy', 'same-origin');
    headers.set(
      'permissions-policy',
      'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    );
    headers.set('x-frame-options', 'DENY');
    if (secure) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
  };
}
