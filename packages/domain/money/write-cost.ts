import { microsPerUnit } from './price-call.ts';

const microDigits = 6;

/** As programs, spreadsheets and forms read it, such as `0.014`, exact to a millionth. */
export function writeMicro(amountMicro: number): string {
  const text = String(amountMicro).padStart(microDigits + 1, '0');
  const decimals = text.slice(-microDigits).replace(/0+$/, '');
  const whole = text.slice(0, -microDigits);
  return decimals === '' ? whole : `${whole}.${decimals}`;
}

/** An amount as somebody enters it, with a point or a comma before the decimals; null where it is none. */
export function readMicro(text: string): number | null {
  const [, whole, decimals = ''] = /^(\d{1,6})(?:[.,](\d{1,6}))?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  return Number(whole) * microsPerUnit + Number(decimals.padEnd(microDigits, '0'));
}
