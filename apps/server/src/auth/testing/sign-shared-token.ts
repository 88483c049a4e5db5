import { type JWTPayload, SignJWT } from 'jose';

export const sharedSecret = 'a secret that only the operator of the test knows';

/** A token as an operator makes it; that of the service role unless something else is claimed. */
export function signSharedToken(
  claims: JWTPayload = { role: 'service_role', iat: Math.floor(Date.now() / 1000) - 60 },
  secret: string | Uint8Array = sharedSecret,
): Promise<string> {
  const key = typeof secret === 'string' ? new TextEncoder().encode(secret) : secret;
  return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(key);
}
