import type { IssuedSession } from '../sessions/issue-session.ts';
import { presentSession } from '../sessions/present-session.ts';

/** For a client that must still show the verifier of its challenge. */
export function leadBackWithCode(redirectTo: string, code: string): string {
  const address = new URL(redirectTo);
  address.searchParams.set('code', code);
  return address.href;
}

/** For a client without a challenge, in the fragment, which a browser sends to no server. */
export function leadBackWithSession(redirectTo: string, session: IssuedSession): string {
  const { user: _, ...told } = presentSession(session);
  const address = new URL(redirectTo);
  address.hash = new URLSearchParams(
    Object.entries(told).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  return address.href;
}
