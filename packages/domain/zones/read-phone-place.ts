import { areaCodes } from './area-codes.generated.ts';
import { callingCodes } from './calling-codes.generated.ts';
import { nowhere, type Place } from './place.ts';
import { prefixes } from './prefixes.generated.ts';

/** ITU-T E.164: a plus sign, no leading zero, at most fifteen digits. */
export function isE164(text: string): boolean {
  return /^\+[1-9]\d{6,14}$/.test(text);
}

/**
 * By how a number begins, read as one number: looking up while reading digits makes nothing that has to
 * be thrown away again. No code begins with a zero, so that no two are the same number.
 */
const places = new Map<number, Place>([
  ...makePlaces(areaCodes, '1'),
  ...makePlaces(callingCodes, ''),
  ...prefixes
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [, code = '', rest = ''] = /^\s*(\d+) (.*)$/.exec(line) ?? [];
      return makePlaces(rest, code);
    }),
]);

const longestPrefix = Math.max(...[...places.keys()].map((prefix) => String(prefix).length));

/**
 * Where a number is from: its North American area code, or else the area of its country that it is tied
 * to, or else its whole country. Areas are never divided further, because a number may be carried to the
 * other end of its area; a toll-free or unassigned code names no place. Undefined when it is no number.
 */
export function readPhonePlace(e164: string): Place | undefined {
  if (!isE164(e164)) return undefined;
  let place = nowhere;
  let prefix = 0;
  for (let index = 1; index <= longestPrefix && index < e164.length; index += 1) {
    prefix = prefix * 10 + e164.charCodeAt(index) - 48;
    place = places.get(prefix) ?? place;
  }
  return place;
}

/** Each line of the table is a set of zones, a colon, and the codes that lie in it. */
function makePlaces(table: string, callingCode: string): [number, Place][] {
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [zones = '', codes = ''] = line.split(':');
      const shared = zones.trim().split(' ');
      return codes
        .trim()
        .split(' ')
        .map((code): [number, Place] => {
          const evidence = `phone +${callingCode} ${code}`.replace('+ ', '+');
          return [Number(`${callingCode}${code}`), { evidence, zones: shared }];
        });
    });
}
