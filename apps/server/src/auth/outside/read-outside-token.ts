import { createRemoteJWKSet, errors, type JWTHeaderParameters, jwtVerify } from 'jose';
import * as z from 'zod';
import { AuthError } from '../errors.ts';
import { audience } from '../settings.ts';
import { badToken } from '../tokens/read-token.ts';

// Public keys alone. With HS256 anyone who can check a token can make one, so it is taken only where
// the operator has given the secret, and never with a key from the set (RFC 8725 section 3.1).
const keyAlgorithms = ['ES256', 'RS256', 'EdDSA', 'Ed25519'];
const secretAlgorithm = 'HS256';

const usualTimeoutMilliseconds = 5_000;
// Made-up key ids must not turn into a request each.
const cooldownMilliseconds = 30_000;
const freshMilliseconds = 600_000;

const claims = z.object({
  sub: z.uuid(),
  session_id: z.uuid(),
  role: z.literal('authenticated'),
  aal: z.enum(['aal1', 'aal2']).default('aal1'),
  is_anonymous: z.literal(false).optional(),
  email: z.string().optional().catch(undefined),
  email_verified: z.unknown().optional(),
  app_metadata: z.object({ email_verified: z.unknown().optional() }).catch({}),
  user_metadata: z.unknown().optional(),
});

export type OutsideClaims = z.output<typeof claims>;

export interface OutsideTokens {
  /** The address of the outside protocol, without a slash at its end. */
  url: string;
  /** Who issues its tokens, as they name it. */
  issuer: string;
  /** Of a Supabase that still signs with HS256. */
  sharedSecret?: string | undefined;
  timeoutMilliseconds?: number | undefined;
  cooldownMilliseconds?: number | undefined;
  now(): Date;
}

/** Reads tokens that somebody else has issued; throws `bad_jwt`, or `service_unavailable`. */
export function createTokenReader(
  options: OutsideTokens,
): (token: string) => Promise<OutsideClaims> {
  const { url, issuer, sharedSecret, now } = options;
  const keys = createRemoteJWKSet(new URL(`${url}/.well-known/jwks.json`), {
    timeoutDuration: options.timeoutMilliseconds ?? usualTimeoutMilliseconds,
    cooldownDuration: options.cooldownMilliseconds ?? cooldownMilliseconds,
    cacheMaxAge: freshMilliseconds,
  });
  const secret = sharedSecret === undefined ? undefined : new TextEncoder().encode(sharedSecret);

  const findKey = async (header: JWTHeaderParameters) => {
    if (header.alg === secretAlgorithm && secret !== undefined) return secret;
    try {
      return await keys(header);
    } catch (error) {
      if (isFaultOfToken(error)) throw error;
      throw new AuthError('service_unavailable');
    }
  };

  return async (token) => {
    const { payload } = await jwtVerify(token, findKey, {
      algorithms: [...keyAlgorithms, ...(secret === undefined ? [] : [secretAlgorithm])],
      issuer,
      audience,
      currentDate: now(),
      requiredClaims: ['exp'],
    }).catch((error: unknown) => {
      if (error instanceof errors.JOSEError) throw badToken(error.message);
      throw error;
    });
    const read = claims.safeParse(payload);
    if (!read.success) throw badToken('a claim is missing or malformed');
    return read.data;
  };
}

/** Everything else that can go wrong in looking for a key is an outage of the outside. */
function isFaultOfToken(error: unknown): boolean {
  return (
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWKSMultipleMatchingKeys ||
    error instanceof errors.JOSENotSupported
  );
}
