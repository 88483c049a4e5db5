import type { AuthError, AuthErrorStatus } from '../errors.ts';
import type { IssuedSession } from '../sessions/issue-session.ts';
import { presentSession } from '../sessions/present-session.ts';

/** For a client that must still show the verifier of its challenge. */
export function leadBackWithCode(redirectTo: string, code: string): string {
  const address = new URL(redirectTo);
  address.searchParams.set('code', code);
  return address.href;
}

/** For a client without a challenge, in the fragment, which a browser sends to no server. */
export function leadBackWithSession(
  redirectTo: string,
  session: IssuedSession,
  more: Record<string, string> = {},
): string {
  const { user: _, ...tokens } = presentSession(session);
  const address = new URL(redirectTo);
  address.hash = new URLSearchParams(
    Object.entries({ ...tokens, ...more }).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]),
  ).toString();
  return address.href;
}

export function leadBackWithError(redirectTo: string, error: AuthError): string {
  return leadBackWith(redirectTo, {
    error: nameError(error.status),
    error_code: error.code,
    error_description: error.message,
  });
}

/** Clients look in the query or in the fragment, by the flow that they began. */
export function leadBackWith(redirectTo: string, parameters: Record<string, string>): string {
  const address = new URL(redirectTo);
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  address.hash = new URLSearchParams(parameters).toString();
  return address.href;
}

/** RFC 6749 section 4.1.2.1 names the errors that a client gets in a redirect. */
function nameError(status: AuthErrorStatus): string {
  if (status === 401) return 'unauthorized_client';
  if (status === 403) return 'access_denied';
  if (status === 503) return 'temporarily_unavailable';
  return status >= 500 ? 'server_error' : 'invalid_request';
}
