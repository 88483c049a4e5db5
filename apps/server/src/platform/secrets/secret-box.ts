import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

export const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;
const cipher = 'aes-256-gcm';

export interface SealedSecret {
  /** Names the key, and tells nothing of it. */
  keyId: string;
  sealed: Buffer;
}

/** A secret that none of the installation's keys opens. */
export class UnreadableSecret extends Error {
  override name = 'UnreadableSecret';
}

/** Keeps secrets that are stored: the first key encrypts, every key decrypts. */
export interface SecretBox {
  /** Undefined where the installation has no key. */
  sealsWith: string | undefined;
  /** `about` names what the secret belongs to: put beside anything else, it does not open. */
  seal(secret: string, about: string): SealedSecret;
  /** Throws `UnreadableSecret`. */
  open(sealed: SealedSecret, about: string): string;
}

const nameKey = (key: Buffer): string =>
  createHash('sha256').update('ringfence secrets key').update(key).digest('hex').slice(0, 16);

export function createSecretBox(keys: readonly Buffer[]): SecretBox {
  const named = new Map(keys.map((key) => [nameKey(key), key]));
  const [first] = keys;
  const sealsWith = first && nameKey(first);
  return {
    sealsWith,
    seal(secret, about) {
      if (first === undefined || sealsWith === undefined) {
        throw new Error('there is no key to encrypt secrets with');
      }
      const nonce = randomBytes(nonceBytes);
      const sealing = createCipheriv(cipher, first, nonce).setAAD(Buffer.from(about));
      const hidden = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final()]);
      return { keyId: sealsWith, sealed: Buffer.concat([nonce, sealing.getAuthTag(), hidden]) };
    },
    open({ keyId, sealed }, about) {
      const key = named.get(keyId);
      if (key === undefined) {
        throw new UnreadableSecret(
          `a secret is encrypted under the key ${keyId}, which is not here`,
        );
      }
      try {
        const opening = createDecipheriv(cipher, key, sealed.subarray(0, nonceBytes));
        opening.setAAD(Buffer.from(about));
        opening.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
        const shown = opening.update(sealed.subarray(nonceBytes + tagBytes));
        return Buffer.concat([shown, opening.final()]).toString('utf8');
      } catch {
        // What the library says is about bytes, and helps nobody.
        throw new UnreadableSecret('a secret was changed, or belongs to something else');
      }
    },
  };
}
