import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tries } from '../testing/tries.ts';
import { readNumber } from './read-number.ts';

describe('a number that is typed to find somebody', () => {
  it.each([
    ['(312) 555-0142', '+13125550142'],
    ['312.555.0142', '+13125550142'],
    ['1 312 555 0142', '+13125550142'],
    ['+1 312 555 0142', '+13125550142'],
    ['+13125550142', '+13125550142'],
    ['‪312‑555‑0142‬', '+13125550142'],
    ['07400 123456', '+447400123456'],
    ['+44 7400 123456', '+447400123456'],
    ['0044 7400 123456', '+447400123456'],
    ['447400123456', '+447400123456'],
    ['612 34 56 78', '+34612345678'],
  ])('is known however it is written: %s', (text, e164) => {
    expect(readNumber(text).numbers).toContain(e164);
    expect(readNumber(text).lastFour).toBeNull();
  });

  it.each(['0142', ' 0142 ', '+1 ••• ••• 0142', '••• 0142', '０１４２'])(
    'is looked for by its last four digits: %s',
    (text) => {
      expect(readNumber(text)).toEqual({ numbers: [], lastFour: '0142' });
    },
  );

  it.each([
    ['a name', 'Ann Lee'],
    ['a reference', 'A-3125550142'],
    ['three digits', '142'],
    ['an end of a number that tells more than is shown', '50142'],
    ['an end of a number without its area', '555-0142'],
    ['the beginning of a number', '312555'],
    ['nothing', ''],
    ['more digits than a number has', '1234567890123456'],
  ])('is none where it is %s', (_, text) => {
    const { numbers, lastFour } = readNumber(text);
    expect(lastFour).toBeNull();
    expect(numbers).not.toContain('+13125550142');
  });

  it('is a whole number of those that were typed, whatever is typed', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d +().-]{0,20}$/), (text) => {
        const typed = text.replace(/\D/g, '').replace(/^0+/, '');
        for (const e164 of readNumber(text).numbers) {
          expect(e164).toMatch(/^\+[1-9]\d{6,14}$/);
          // At most the country's own digits come in addition.
          expect(e164.length - 1 - typed.length).toBeLessThanOrEqual(5);
        }
      }),
      { numRuns: tries(200) },
    );
  });
});
