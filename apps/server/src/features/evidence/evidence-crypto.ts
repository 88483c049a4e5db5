import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import type { EvidenceCrypto } from '@ringfence/domain/evidence/pack-format';
import { sha256 } from '../../platform/activity/seal-hash.ts';

/** What a key is called: nobody can publish another key under its name. */
export const nameKey = (publicKey: Uint8Array): string => sha256(publicKey).slice(0, 16);

/** From the 32 bytes of an Ed25519 key. */
export function openPublicKey(publicKey: Uint8Array): KeyObject {
  const x = Buffer.from(publicKey).toString('base64url');
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
}

/** Checks by these keys alone. */
export function createEvidenceCrypto(publicKeys: readonly Uint8Array[]): EvidenceCrypto {
  const keys = new Map(publicKeys.map((key) => [nameKey(key), openPublicKey(key)]));
  return {
    sha256,
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
