import { parsePhone } from './parse-phone.ts';

/** The country (ISO 3166-1) to whose numbering plan a number in E.164 belongs; null where it is none's. */
export function findCountry(e164: string): string | null {
  return parsePhone(e164, 'US')?.country ?? null;
}
