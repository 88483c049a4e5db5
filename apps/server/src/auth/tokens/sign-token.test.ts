import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { decodeProtectedHeader, jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { importSigningKey, keyMaterial } from './key-material.ts';
import { signToken } from './sign-token.ts';

const generate = promisify(generateKeyPair);

const materials = {
  ES256: async () => (await generate('ec', { namedCurve: 'P-256' })).privateKey.export(asJwk),
  RS256: async () => (await generate('rsa', { modulusLength: 2048 })).privateKey.export(asJwk),
  HS256: async () => ({ kty: 'oct', k: randomBytes(32).toString('base64url') }),
};

const asJwk = { format: 'jwk' } as const;

describe('signing a token', () => {
  it.each(['ES256', 'RS256', 'HS256'] as const)(
    'is done at once with %s, and holds for others',
    async (algorithm) => {
      const material = keyMaterial.parse(await materials[algorithm]());
      const key = await importSigningKey('a key', material);
      const claims = { sub: 'Zoë', amr: [{ method: 'password', timestamp: 1 }] };
      const token: unknown = signToken(key, claims);
      if (typeof token !== 'string') throw new Error('the token is not there yet');
      expect(decodeProtectedHeader(token)).toEqual({ alg: algorithm, kid: 'a key', typ: 'JWT' });
      const { payload } = await jwtVerify(token, key.verifyWith, { algorithms: [algorithm] });
      expect(payload).toEqual(claims);
    },
  );
});
