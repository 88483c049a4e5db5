import { areaCodes } from './area-codes.generated.ts';
import { callingCodes } from './calling-codes.generated.ts';
import { nowhere, type Place } from './place.ts';

/** ITU-T E.164: a plus sign, no leading zero, at most fifteen digits. */
export function isE164(text: string): boolean {
  return /^\+[1-9]\d{6,14}$/.test(text);
}

const northAmerica = makePlaces(areaCodes, 'phone +1 ');
const elsewhere = makePlaces(callingCodes, 'phone +');

/**
 * Where a number is from: its North American area code, or else its country. Area codes are never
 * divided further, because a number may be carried to the other end of its area; a toll-free or
 * unassigned code names no place. Undefined when it is no number at all.
 */
export function readPhonePlace(e164: string): Place | undefined {
  if (!isE164(e164)) return undefined;
  if (e164.startsWith('+1')) return northAmerica.get(e164.slice(2, 5)) ?? nowhere;
  // No calling code is the beginning of another one.
  return (
    elsewhere.get(e164.slice(1, 2)) ??
    elsewhere.get(e164.slice(1, 3)) ??
    elsewhere.get(e164.slice(1, 4)) ??
    nowhere
  );
}

/** Each line of the table is a set of zones, a colon, and the codes that lie in it. */
function makePlaces(table: string, prefix: string): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  for (const line of table.trim().split('\n')) {
    const [zones = '', codes = ''] = line.split(':');
    const shared = zones.trim().split(' ');
    for (const code of codes.trim().split(' ')) {
      places.set(code, { evidence: `${prefix}${code}`, zones: shared });
    }
  }
  return places;
}
