import { type CryptoKey, errors, type JWTHeaderParameters, type JWTPayload, jwtVerify } from 'jose';
import { AuthError } from '../errors.ts';
import { tokenAlgorithms } from './key-material.ts';
import { type RememberedToken, recallToken, rememberToken } from './remember-tokens.ts';
import { findVerifyingKey, type KeyServices } from './signing-keys.ts';

export interface ReadToken {
  payload: JWTPayload;
  /** Whether the operator signed it with the shared secret, and not we with a key of our own. */
  isShared: boolean;
}

/** The token of an `Authorization: Bearer` header; throws `no_authorization` without one. */
export function readBearer(authorizationHeader: string | null | undefined): string {
  const token = /^Bearer +(\S+)$/i.exec(authorizationHeader?.trim() ?? '')?.[1];
  if (token === undefined) throw new AuthError('no_authorization');
  return token;
}

/**
 * What a token says, once its signature holds and its time is not over; throws `bad_jwt`. A signature that held is not
 * verified again while its key is the same.
 */
export async function readToken(services: KeyServices, token: string): Promise<ReadToken> {
  const { settings } = services;
  const remembered = recallToken(settings, token, services.now());
  if (remembered !== undefined && (await isStillKnown(services, remembered))) return remembered;
  const used: { key: CryptoKey | Uint8Array | undefined; isShared: boolean } = {
    key: undefined,
    isShared: false,
  };
  const { payload, protectedHeader: header } = await jwtVerify(
    token,
    async (header) => {
      const found = await findKey(services, header);
      Object.assign(used, found);
      return found.key;
    },
    { algorithms: [...tokenAlgorithms], currentDate: services.now() },
  ).catch((error: unknown) => {
    throw explainBadToken(error);
  });
  rememberToken(settings, token, { header, payload, ...used });
  return { payload, isShared: used.isShared };
}

/** A key that is no longer accepted takes its tokens with it. */
async function isStillKnown(
  services: KeyServices,
  { header, key, isShared }: RememberedToken,
): Promise<boolean> {
  try {
    const found = await findKey(services, header);
    return found.isShared === isShared && (isShared || found.key === key);
  } catch (error) {
    throw explainBadToken(error);
  }
}

/** Anything else, such as a database that does not answer, is no fault of the token. */
function explainBadToken(error: unknown): unknown {
  if (!(error instanceof errors.JOSEError)) return error;
  return badToken(`unable to parse or verify signature, ${error.message}`);
}

/**
 * A key is used with its own algorithm alone: were a token to choose, it could be signed with HS256
 * and a public key for the secret (RFC 8725 section 3.1).
 */
async function findKey(services: KeyServices, { alg, kid }: JWTHeaderParameters) {
  const known = await findVerifyingKey(services, kid);
  if (known !== undefined) {
    if (known.algorithm !== alg)
      throw new errors.JOSEAlgNotAllowed('the key has another algorithm');
    return { key: known.verifyWith, isShared: false };
  }
  const { sharedSecret } = services.settings;
  if (alg !== 'HS256' || !sharedSecret) throw new errors.JWKSNoMatchingKey();
  return { key: new TextEncoder().encode(sharedSecret), isShared: true };
}

export function badToken(reason: string): AuthError {
  return new AuthError('bad_jwt', `invalid JWT: ${reason}`);
}
