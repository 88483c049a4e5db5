import type { Sha256 } from './pack-format.ts';

/** What a public key is called: the beginning of its hash, so that no other key can go under its name. */
export const nameKey = (publicKey: Uint8Array, sha256: Sha256): string =>
  sha256(publicKey).slice(0, 16);
