import { createHash, createPublicKey, verify } from 'node:crypto';
import { nameKey } from '../../packages/domain/evidence/name-key.ts';
import type { EvidenceCrypto, Sha256 } from '../../packages/domain/evidence/pack-format.ts';

export const sha256: Sha256 = (...pieces) => {
  const hash = createHash('sha256');
  for (const piece of pieces) hash.update(piece);
  return hash.digest('hex');
};

/** A key as it was given: the 32 bytes, and when it was retired, where that is known. */
export interface GivenKey {
  bytes: Uint8Array;
  retiredAt: string | null;
}

/** Checks by the keys that were given, and by nothing of the installation's own code. */
export function createEvidenceCrypto(given: readonly GivenKey[]): EvidenceCrypto {
  const retirements = new Map(
    given.map(({ bytes, retiredAt }) => [nameKey(bytes, sha256), retiredAt]),
  );
  const keys = new Map(
    given.map(({ bytes }) => {
      const x = Buffer.from(bytes).toString('base64url');
      const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
      return [nameKey(bytes, sha256), key];
    }),
  );
  return {
    sha256,
    findRetirement: (keyId) => retirements.get(keyId) ?? null,
    verify(keyId, text, signature) {
      const key = keys.get(keyId);
      if (key === undefined) return undefined;
      const bytes = Buffer.from(signature, 'base64');
      // The last letter has bits that mean nothing: written in any other way, it is not what was signed.
      if (bytes.toString('base64') !== signature) return false;
      return verify(null, Buffer.from(text, 'utf8'), key, bytes);
    },
  };
}
