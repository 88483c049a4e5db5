import type { LineType, PhonePlace } from '../compliance/words.ts';

/**
 * The line type of a number after a carrier was asked for it. By itself an answer only makes rules stricter; what it
 * says beyond that stands beside the number until a person has confirmed it:
 * - A landline needs less consent (47 CFR 64.1200(a)(1)(iii)), so that no number becomes one.
 * - A mobile is the person's own wherever it is, which caps on calls elsewhere do not bind (940 CMR 7.04(1)(f)). A
 *   number at another place that was taken for a landline is unknown then: bound by the cap, and by consent.
 */
export function takeLookedUpLine(
  { lineType, place }: { lineType: LineType; place: PhonePlace | null },
  answer: LineType,
): LineType {
  if (answer === 'unknown' || answer === 'landline') return lineType;
  const isFreedByIt = answer === 'mobile' && place === 'other' && lineType !== 'mobile';
  if (!isFreedByIt) return answer;
  return lineType === 'landline' ? 'unknown' : lineType;
}

const firstSeconds = 60;
const longestSeconds = 60 * 60;
/** A number about which the carrier answers nothing so often is left as it is. */
export const mostLookupTries = 6;

/** How long nothing is looked up after a carrier did not answer for the nth time. */
export const lookupWaitSeconds = (tries: number): number =>
  Math.min(firstSeconds * 2 ** Math.max(0, tries - 1), longestSeconds);
