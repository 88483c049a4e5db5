/** A number that is a list of digits alone belongs to where the policy packs hold. */
const homeCode = '1';

/** A number as people write it, in E.164; null where it cannot be one. */
export function readPhoneNumber(typed: string): string | null {
  // The zero in +44 (0)20 is dialled inside the country only.
  const text = typed.trim().replace(/^((?:\+|00)[\d\s]*)\(0\)/u, '$1');
  const digits = text.replace(/^00/, '+').replace(/[\s().\-/\u2010-\u2015\u2212]/gu, '');
  const isNational = /^[2-9]\d{9}$/.test(digits);
  const isLong = /^1[2-9]\d{9}$/.test(digits);
  const number = isNational ? `+${homeCode}${digits}` : isLong ? `+${digits}` : digits;
  return /^\+[1-9]\d{6,14}$/.test(number) ? number : null;
}

/** A number in groups that can be read; one of another country as it is. */
export function showPhoneNumber(e164: string): string {
  return e164.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '+1 $1 $2 $3');
}
