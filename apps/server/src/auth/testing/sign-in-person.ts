import type { RequestContext } from '../../platform/http/procedures.ts';
import { signInWithPassword } from '../passwords/sign-in-with-password.ts';
import type { AuthServices } from '../services.ts';
import { verifyAccessToken } from '../tokens/verify-access-token.ts';

/** What an operation is given when nobody, or the holder of a token, asks for it. */
export function contextOf(services: AuthServices, accessToken?: string): RequestContext {
  return {
    requestId: 'test',
    headers: new Headers(
      accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` },
    ),
    signal: new AbortController().signal,
    peerAddress: () => '192.0.2.1',
    authenticate: (headers) => verifyAccessToken(services, headers.get('authorization')),
    isSuperAdministrator: () => false,
    findPlace: async () => undefined,
  };
}

/** The requests of a person, proven by a real access token. */
export async function signInPerson(
  services: AuthServices,
  person: { email: string; password: string },
): Promise<RequestContext> {
  const session = await signInWithPassword(services, {
    login: { kind: 'email', value: person.email },
    password: person.password,
    arrival: { userAgent: null, address: null },
  });
  return contextOf(services, session.accessToken);
}
