import type { VerifyingKey } from './key-material.ts';

/** The public parts alone; of a key that has none, nothing is shown. */
export function presentKeys(keys: readonly VerifyingKey[]) {
  return {
    keys: keys.flatMap(({ id, algorithm, publicParts }) =>
      publicParts === undefined
        ? []
        : [{ kid: id, alg: algorithm, use: 'sig', key_ops: ['verify'], ...publicParts }],
    ),
  };
}
