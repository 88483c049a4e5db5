import { errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import { AuthError } from './errors.ts';
import type { AuthServices } from './services.ts';
import { audience, nameIssuer } from './settings.ts';
import { findVerifyingKey, type SigningKey, signingAlgorithm } from './signing-keys.ts';

const claimsWeRead = z.object({
  sub: z.uuid(),
  session_id: z.uuid(),
  aal: z.enum(['aal1', 'aal2']),
});

export interface AccessTokenContent {
  issuer: string;
  issuedAt: number;
  expiresAt: number;
  user: { id: string; email: string; app_metadata: unknown; user_metadata: unknown };
  session: { id: string; assurance_level: string; authentication_methods: unknown };
}

export function listClaims({ issuer, issuedAt, expiresAt, user, session }: AccessTokenContent) {
  return {
    iss: issuer,
    sub: user.id,
    aud: audience,
    exp: expiresAt,
    iat: issuedAt,
    email: user.email,
    phone: '',
    role: 'authenticated',
    session_id: session.id,
    aal: session.assurance_level,
    amr: session.authentication_methods,
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    is_anonymous: false,
  };
}

export function signAccessToken(key: SigningKey, content: AccessTokenContent): Promise<string> {
  return new SignJWT(listClaims(content))
    .setProtectedHeader({ alg: signingAlgorithm, kid: key.id, typ: 'JWT' })
    .sign(key.privateKey);
}

/** Checks what the token says by itself; whether its session still lives is another question. */
export async function readAccessToken(
  services: Pick<AuthServices, 'database' | 'settings' | 'now'>,
  token: string,
): Promise<z.output<typeof claimsWeRead>> {
  const verified = await jwtVerify(
    token,
    async ({ kid }) => {
      const key = await findVerifyingKey(services, kid);
      if (key === undefined) throw new errors.JWKSNoMatchingKey();
      return key.publicKey;
    },
    {
      algorithms: [signingAlgorithm],
      issuer: nameIssuer(services.settings),
      audience,
      currentDate: services.now(),
      requiredClaims: ['exp'],
    },
  ).catch((error: unknown) => {
    // Anything else, such as a database that does not answer, is no fault of the token.
    if (error instanceof errors.JOSEError) throw badToken(error.message);
    throw error;
  });
  const claims = claimsWeRead.safeParse(verified.payload);
  if (!claims.success) throw badToken('a claim is missing or malformed');
  return claims.data;
}

function badToken(reason: string): AuthError {
  return new AuthError('bad_jwt', `invalid JWT: ${reason}`);
}
