/**
 * A number in E.164 as it is to be said: each digit by itself, with a pause between groups, so that
 * a voice does not read it as thirteen billion. North American numbers are grouped as people there
 * write them, others by three.
 */
export function spellDigits(e164: string): string {
  const digits = e164.replace(/\D/g, '');
  const groups =
    /^(1)(\d{3})(\d{3})(\d{4})$/.exec(digits)?.slice(1) ?? digits.match(/\d{1,3}/g) ?? [];
  return groups.map((group) => [...group].join(' ')).join(', ');
}
