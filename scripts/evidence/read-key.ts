import { createPublicKey, type KeyObject } from 'node:crypto';

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
function readPublished(text: string): Buffer[] {
  try {
    const value: unknown = JSON.parse(text);
    const { keys = [value] } = Object(value);
    return [keys].flat().flatMap((key: unknown) => {
      const { kty, crv, x } = Object(key);
      return kty === 'OKP' && crv === 'Ed25519' ? [Buffer.from(String(x), 'base64url')] : [];
    });
  } catch {
    return [];
  }
}

/** Public keys from what the installation publishes, from PEM, or from the bare 32 bytes in base64 or hex. */
export function readKeys(text: string): Buffer[] {
  const trimmed = text.trim();
  const pem = trimmed.startsWith('-----') ? readPem(trimmed) : undefined;
  if (pem !== undefined) return [pem];
  if (trimmed.startsWith('{'))
    return readPublished(trimmed).filter((key) => key.length === keyLength);
  if (/^[0-9a-f]{64}$/i.test(trimmed)) return [Buffer.from(trimmed, 'hex')];
  return /^[A-Za-z0-9+/_-]{43}=?$/.test(trimmed) ? [Buffer.from(trimmed, 'base64')] : [];
}
