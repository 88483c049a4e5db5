import * as z from 'zod';
import { audience, nameIssuer } from '../settings.ts';
import { badToken, readToken } from './read-token.ts';
import { signToken } from './sign-token.ts';
import type { KeyServices, SigningKey } from './signing-keys.ts';

const claimsWeRead = z.object({
  iss: z.string().optional(),
  aud: z.union([z.string(), z.array(z.string())]),
  exp: z.number(),
  sub: z.uuid(),
  session_id: z.uuid(),
  aal: z.enum(['aal1', 'aal2']).default('aal1'),
});

export interface AccessTokenContent {
  issuer: string;
  issuedAt: number;
  expiresAt: number;
  user: {
    id: string;
    email: string | null;
    phone: string | null;
    role: string;
    app_metadata: unknown;
    user_metadata: unknown;
  };
  session: { id: string; assurance_level: string; authentication_methods: unknown };
}

export function listClaims({ issuer, issuedAt, expiresAt, user, session }: AccessTokenContent) {
  return {
    iss: issuer,
    sub: user.id,
    aud: audience,
    exp: expiresAt,
    iat: issuedAt,
    email: user.email ?? '',
    phone: user.phone ?? '',
    role: user.role,
    session_id: session.id,
    aal: session.assurance_level,
    amr: session.authentication_methods,
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    is_anonymous: false,
  };
}

export function signAccessToken(key: SigningKey, content: AccessTokenContent): string {
  return signToken(key, listClaims(content));
}

/** Checks what the token says by itself; whether its session still lives is another question. */
export async function readAccessToken(
  services: KeyServices,
  token: string,
): Promise<z.output<typeof claimsWeRead>> {
  const { payload, isShared } = await readToken(services, token);
  const claims = claimsWeRead.safeParse(payload);
  if (!claims.success) throw badToken('a claim is missing or malformed');
  const { iss, aud } = claims.data;
  // An operator who signs a token need not name us; one who does must name us rightly.
  const mayBeUnnamed = isShared && iss === undefined;
  if (!mayBeUnnamed && iss !== nameIssuer(services.settings)) {
    throw badToken('unexpected "iss" claim value');
  }
  if (![aud].flat().includes(audience)) throw badToken('unexpected "aud" claim value');
  return claims.data;
}
