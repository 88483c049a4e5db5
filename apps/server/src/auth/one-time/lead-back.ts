import type { AuthError, AuthErrorStatus } from '../errors.ts';
import { presentSession } from '../sessions/present-session.ts';
import type { Followed } from './follow-link.ts';
import type { VerificationType } from './purposes.ts';

export const halfConfirmed =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** RFC 6749 section 4.1.2.1 names what clients of a redirect are told. */
function nameError(status: AuthErrorStatus): string {
  if (status === 401) return 'unauthorized_client';
  if (status === 403) return 'access_denied';
  if (status === 503) return 'temporarily_unavailable';
  return status >= 500 ? 'server_error' : 'invalid_request';
}

/** The address to lead somebody to, with what came of their link. */
export function leadBack(redirectTo: string, followed: Followed, type: VerificationType): string {
  const address = new URL(redirectTo);
  if (followed.kind === 'code') {
    address.searchParams.set('code', followed.code);
    return address.href;
  }
  if (followed.kind === 'half') return addTwice(address, { message: halfConfirmed });
  const { access_token, token_type, expires_in, expires_at, refresh_token } = presentSession(
    followed.session,
  );
  // In the fragment, which a browser sends to no server.
  address.hash = new URLSearchParams({
    access_token,
    expires_at: String(expires_at),
    expires_in: String(expires_in),
    refresh_token,
    token_type,
    type,
  }).toString();
  return address.href;
}

export function leadBackWithError(redirectTo: string, error: AuthError): string {
  return addTwice(new URL(redirectTo), {
    error: nameError(error.status),
    error_code: error.code,
    error_description: error.message,
  });
}

/** Clients look in the query or in the fragment, by the flow that they began. */
function addTwice(address: URL, told: Record<string, string>): string {
  for (const [name, value] of Object.entries(told)) address.searchParams.set(name, value);
  address.hash = new URLSearchParams(told).toString();
  return address.href;
}
