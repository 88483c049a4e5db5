import { readPhoneRegion } from '../zones/area-code-regions.ts';
import { readPhonePlace } from '../zones/read-phone-place.ts';

/**
 * Where a number looks like being from to somebody whose phone shows it: a state of the United States, or else the
 * area code or country that it is tied to. Null where it is from nowhere, such as a toll-free number.
 */
export function readNumberRegion(e164: string): string | null {
  const state = readPhoneRegion(e164)?.region;
  if (state !== undefined) return state;
  const place = readPhonePlace(e164);
  if (place === undefined || place.zones.length === 0) return null;
  return place.evidence.replace(/^phone /, '');
}
