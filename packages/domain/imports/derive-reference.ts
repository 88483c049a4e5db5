const offset = 0xcbf29ce484222325n;
const prime = 0x100000001b3n;

/**
 * The reference of a person for whom the file has none: `auto-`, the last four digits of the phone,
 * and a fingerprint of the whole phone and the name. The same number and name give the same reference
 * for ever, whatever the case, accents, punctuation and order of the names ("DOE, JANE"), so that an
 * upload made again finds the same contact. With patience the phone can be found out from it, so it is
 * never shown where numbers are masked.
 */
export function deriveReference(e164: string, fullName: string): string {
  const names = fullName
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((name) => name !== '')
    .toSorted();
  const fingerprint = hash([e164, ...names].join(' '));
  return `auto-${e164.slice(-4)}-${fingerprint.toString(16).padStart(16, '0')}`;
}

/** The reference as people may see it: the file's own, or none. */
export function showReference(externalReference: string): string | null {
  return /^auto-\d{4}-[0-9a-f]{16}$/.test(externalReference) ? null : externalReference;
}

/** FNV-1a of 64 bits over UTF-16 code units: no secret is kept by it, it only has to be stable. */
function hash(text: string): bigint {
  let value = offset;
  for (let index = 0; index < text.length; index += 1) {
    value = BigInt.asUintN(64, (value ^ BigInt(text.charCodeAt(index))) * prime);
  }
  return value;
}
