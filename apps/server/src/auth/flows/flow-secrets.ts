import {
  createCipheriv,
  createDecipheriv,
  createHash,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

const cipher = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

/** 256 random bits, for a state or a code that is given out once. */
export function createFlowSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** A plain hash is enough: what is hashed is random, so it cannot be guessed. */
export function hashFlowSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** RFC 7636 section 4.6, in a time that tells nothing about how much of it matched. */
export function provesChallenge(verifier: string, challenge: string): boolean {
  const shown = createHash('sha256').update(verifier).digest();
  const kept = Buffer.from(challenge, 'base64url');
  return kept.length === shown.length && timingSafeEqual(kept, shown);
}

function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `ringfence ${purpose}`, 32));
}

/**
 * Encrypts what only the holder of a secret may read, while of the secret itself only the hash is
 * kept: the tables alone give neither. A secret seals once for each purpose.
 */
export function seal(secret: string, purpose: string, content: string): Buffer {
  const nonce = randomBytes(nonceLength);
  const encryption = createCipheriv(cipher, deriveKey(secret, purpose), nonce);
  const text = Buffer.concat([encryption.update(content, 'utf8'), encryption.final()]);
  return Buffer.concat([nonce, encryption.getAuthTag(), text]);
}

export function unseal(secret: string, purpose: string, sealed: Buffer): string {
  const nonce = sealed.subarray(0, nonceLength);
  const decryption = createDecipheriv(cipher, deriveKey(secret, purpose), nonce, {
    authTagLength: tagLength,
  });
  decryption.setAuthTag(sealed.subarray(nonceLength, nonceLength + tagLength));
  const text = sealed.subarray(nonceLength + tagLength);
  return Buffer.concat([decryption.update(text), decryption.final()]).toString('utf8');
}
