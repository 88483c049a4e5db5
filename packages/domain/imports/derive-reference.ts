import { withoutDeath } from './read-death.ts';

/**
 * The reference of a person for whom the file has none: `auto-`, the last four digits of the phone,
 * and a fingerprint of the whole phone and the name. The same number and name give the same reference
 * for ever, whatever the case, accents, punctuation and order of the names ("DOE, JANE"), so that an
 * upload made again finds the same contact; that of an estate is the dead person's. With patience the phone can be found out from it, so it is
 * never shown where numbers are masked.
 */
export function deriveReference(e164: string, fullName: string): string {
  const names = listNames(withoutDeath(fullName)).toSorted();
  const fingerprint = hash([e164, ...names].join(' '));
  return `auto-${e164.slice(-4)}-${fingerprint}`;
}

/** The reference as people may see it: the file's own, or none. */
export function showReference(externalReference: string): string | null {
  return /^auto-\d{4}-[0-9a-f]{16}$/.test(externalReference) ? null : externalReference;
}

/** Most names are letters of ASCII with single spaces, which need no second look. */
const plainNames = /^[A-Za-z]+(?: [A-Za-z]+)*$/;

function listNames(fullName: string): string[] {
  if (plainNames.test(fullName)) return fullName.toLowerCase().split(' ');
  return fullName
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((name) => name !== '');
}

/**
 * FNV-1a of 64 bits over UTF-16 code units: no secret is kept by it, it only has to be stable. Calculated in
 * two halves of plain numbers, because every row of a file without references needs one. The prime is
 * 2^40 + 0x1b3.
 */
function hash(text: string): string {
  let high = 0xcbf29ce4;
  let low = 0x84222325;
  for (let index = 0; index < text.length; index += 1) {
    low = (low ^ text.charCodeAt(index)) >>> 0;
    const product = low * 0x1b3;
    high = (Math.imul(high, 0x1b3) + Math.floor(product / 0x1_0000_0000) + (low << 8)) >>> 0;
    low = product >>> 0;
  }
  return high.toString(16).padStart(8, '0') + low.toString(16).padStart(8, '0');
}
