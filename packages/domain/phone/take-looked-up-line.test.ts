import { describe, expect, it } from 'vitest';
import { lineTypes, phonePlaces } from '../compliance/words.ts';
import { lookupWaitSeconds, takeLookedUpLine } from './take-looked-up-line.ts';

const cases = lineTypes.flatMap((lineType) =>
  [...phonePlaces, null].flatMap((place) =>
    lineTypes.map((answer) => ({ lineType, place, answer })),
  ),
);

describe('a line type that was looked up', () => {
  it.each(cases)('loosens no rule: $lineType at $place, answered $answer', (known) => {
    const after = takeLookedUpLine(known, known.answer);
    const needsConsent = (type: string) => type !== 'landline';
    const isBoundElsewhere = (type: string) => known.place === 'other' && type !== 'mobile';
    expect(needsConsent(after) || !needsConsent(known.lineType)).toBe(true);
    expect(isBoundElsewhere(after) || !isBoundElsewhere(known.lineType)).toBe(true);
  });

  it.each(cases.filter(({ answer }) => answer === 'mobile' || answer === 'voip'))(
    'asks for consent from then on: $lineType at $place, answered $answer',
    (known) => {
      expect(takeLookedUpLine(known, known.answer)).not.toBe('landline');
    },
  );

  it.each([
    ['landline', 'home', 'mobile', 'mobile'],
    ['unknown', null, 'mobile', 'mobile'],
    ['unknown', 'home', 'voip', 'voip'],
    ['unknown', 'home', 'landline', 'unknown'],
    ['mobile', 'home', 'landline', 'mobile'],
    ['landline', 'other', 'mobile', 'unknown'],
    ['unknown', 'other', 'mobile', 'unknown'],
    ['landline', 'work', 'unknown', 'landline'],
  ] as const)('%s at %s, answered %s, is %s', (lineType, place, answer, after) => {
    expect(takeLookedUpLine({ lineType, place }, answer)).toBe(after);
  });

  it('is asked for after ever longer waits, an hour at most', () => {
    expect([1, 2, 3, 7, 50].map(lookupWaitSeconds)).toEqual([60, 120, 240, 3600, 3600]);
  });
});
