import { describe, expect, it } from 'vitest';
import { readPhoneNumber, showPhoneNumber } from './read-phone-number.ts';

describe('readPhoneNumber', () => {
  it.each([
    ['+13125550142', '+13125550142'],
    [' +1 (312) 555-0142 ', '+13125550142'],
    ['(312) 555-0142', '+13125550142'],
    ['312.555.0142', '+13125550142'],
    ['1 312 555 0142', '+13125550142'],
    ['0044 20 7946 0018', '+442079460018'],
    ['+44 (0)20 7946 0018', '+442079460018'],
  ])('reads %s', (typed, number) => {
    expect(readPhoneNumber(typed)).toBe(number);
  });

  it.each(['', '555 0142', '+', '+0 312 555 0142', '112 555 0142', 'call me', '+1312555014201420'])(
    'refuses %s',
    (typed) => {
      expect(readPhoneNumber(typed)).toBeNull();
    },
  );
});

describe('showPhoneNumber', () => {
  it('groups the numbers of North America and leaves others', () => {
    expect(showPhoneNumber('+13125550142')).toBe('+1 312 555 0142');
    expect(showPhoneNumber('+442079460018')).toBe('+442079460018');
  });
});
