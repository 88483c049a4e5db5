import { createPublicKey, type KeyObject } from 'node:crypto';
import type { GivenKey } from './evidence-crypto.ts';

const keyLength = 32;

/** The 32 bytes of an Ed25519 key; undefined for any other kind. */
function exportRaw(key: KeyObject): Buffer | undefined {
  if (key.asymmetricKeyType !== 'ed25519') return undefined;
  return Buffer.from(key.export({ format: 'jwk' }).x ?? '', 'base64url');
}

function readPem(text: string): Buffer | undefined {
  try {
    return exportRaw(createPublicKey(text));
  } catch {
    return undefined;
  }
}

/** A key as the installation publishes it, or the whole list. */
function readPublished(text: string): GivenKey[] {
  try {
    const value: unknown = JSON.parse(text);
    const { keys = [value] } = Object(value);
    return [keys].flat().flatMap((key: unknown) => {
      const { kty, crv, x, retiredAt } = Object(key);
      if (kty !== 'OKP' || crv !== 'Ed25519') return [];
      const bytes = Buffer.from(String(x), 'base64url');
      return [{ bytes, retiredAt: typeof retiredAt === 'string' ? retiredAt : null }];
    });
  } catch {
    return [];
  }
}

/** A key by itself says nothing of its retirement. */
const givenAlone = (bytes: Buffer): GivenKey => ({ bytes, retiredAt: null });

/** Public keys from what the installation publishes, from PEM, or from the bare 32 bytes in base64 or hex. */
export function readKeys(text: string): GivenKey[] {
  const trimmed = text.trim();
  const pem = trimmed.startsWith('-----') ? readPem(trimmed) : undefined;
  if (pem !== undefined) return [givenAlone(pem)];
  if (trimmed.startsWith('{'))
    return readPublished(trimmed).filter(({ bytes }) => bytes.length === keyLength);
  if (/^[0-9a-f]{64}$/i.test(trimmed)) return [givenAlone(Buffer.from(trimmed, 'hex'))];
  return /^[A-Za-z0-9+/_-]{43}=?$/.test(trimmed)
    ? [givenAlone(Buffer.from(trimmed, 'base64'))]
    : [];
}
