/** ITU-T E.164 country calling codes of one and two digits; all others have three. */
const callingCode = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(?=\d)/;

const mostShown = 4;

/**
 * A number of which only the country and the last four digits can be read: `+1 ••• ••• 0142`. Of a
 * short one fewer are shown, so that no more is ever seen than hidden.
 */
export function maskPhone(e164: string): string {
  const digits = /^\+(\d+)$/.exec(e164)?.[1] ?? '';
  const code = callingCode.exec(digits)?.[0];
  if (code === undefined) return '•••';
  const national = digits.slice(code.length);
  const shown = Math.min(mostShown, Math.floor(national.length / 2));
  const hidden = '•'.repeat(national.length - shown).match(/.{1,3}/g) ?? [];
  return [`+${code}`, ...hidden, national.slice(national.length - shown)].join(' ').trim();
}
