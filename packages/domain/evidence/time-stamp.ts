import type { Sha256 } from './pack-format.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function readBase64(base64: string): string {
  const bits = [...base64.replaceAll('=', '')]
    .map((letter) => letters.indexOf(letter).toString(2).padStart(6, '0'))
    .join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return bytes.map((byte) => Number.parseInt(byte, 2).toString(16).padStart(2, '0')).join('');
}

/** In DER: SHA-256 by its name, then the 32 bytes that were stamped. */
const imprintOf = (hash: string): RegExp => new RegExp(`608648016503040201(?:0500)?0420${hash}`);

/** An answer (RFC 3161) begins with its status: granted, or granted with modifications. */
const granted = /^30(?:[0-7].|81..|82....|83.{6})30(?:[0-7].|81..)0201(?:00|01)/;

/**
 * Whether an authority's answer in base64 grants a time stamp of a text. Who the authority is, and when it was, is
 * left to openssl.
 */
export function stampsText(
  text: string,
  timeStamp: string,
  { sha256 }: { sha256: Sha256 },
): boolean {
  const answer = readBase64(timeStamp);
  return granted.test(answer) && imprintOf(sha256(text)).test(answer);
}
