import { describe, expect, it } from 'vitest';
import { makeSituation } from '../testing/make-facts.ts';
import { numberInvalid } from './number-invalid.ts';

const judge = (e164: string) =>
  numberInvalid.judge(makeSituation({ phone: { e164 } }), new Date(0)).kind;

describe('NUM_INVALID', () => {
  it.each(['+13125550100', '+4915112345678', '+1234567', '+123456789012345'])(
    'allows %s',
    (e164) => {
      expect(judge(e164)).toBe('allow');
    },
  );

  it.each([
    '',
    '3125550100',
    '+0312555010',
    '+123456',
    '+1234567890123456',
    '+1312555O100',
    '+1 312 555 0100',
    '+13125550100\n',
  ])('blocks %j', (e164) => {
    expect(judge(e164)).toBe('block');
  });
});
