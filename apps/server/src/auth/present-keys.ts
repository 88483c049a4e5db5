import { type SigningKey, signingAlgorithm } from './signing-keys.ts';

/** The public parts alone, each one named. */
export function presentKeys(keys: readonly SigningKey[]) {
  return {
    keys: keys.map(({ id, publicParts: { kty, crv, x, y } }) => ({
      kid: id,
      alg: signingAlgorithm,
      use: 'sig',
      key_ops: ['verify'],
      kty,
      crv,
      x,
      y,
    })),
  };
}
