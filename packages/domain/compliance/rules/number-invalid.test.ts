import { describe, expect, it } from 'vitest';
import { asking } from '../testing/show-verdict.ts';
import { numberInvalid } from './number-invalid.ts';

const judge = (e164: string) =>
  asking(numberInvalid)({ phone: { e164 }, person: { phones: [] } }, '2026-04-08T17:00:00Z');

describe('NUM_INVALID', () => {
  it.each([
    ...['+13125550100', '+18005550100', '+12012002000', '+19899999999'],
    ...['+4915112345678', '+61291234567', '+442079460018'],
    // The shortest and the longest that E.164 knows, outside North America.
    ...['+2345678', '+234567890123456'],
  ])('allows %s', (e164) => {
    expect(judge(e164)).toBe('allow');
  });

  it.each([
    ...['', 'none', '+', '3125550100', '13125550100', '0013125550100', '+0312555010'],
    ...['+234567', '+2345678901234567', '+1312555O100', '+1 312 555 0100', '+1-312-555-0100'],
    ...['+13125550100\n', ' +13125550100', '++13125550100', '+13125550100x1'],
  ])('blocks what is no E.164: %j', (e164) => {
    expect(judge(e164)).toBe('block');
  });

  it.each([
    ['one digit too few', '+1312555010'],
    ['one digit too many', '+131255501000'],
    ['an area code that begins with 0', '+10125550100'],
    ['an area code that begins with 1', '+11125550100'],
    ['a service for an area code', '+14115550100'],
    ['an exchange that begins with 0', '+13120550100'],
    ['an exchange that begins with 1', '+13121550100'],
    ['a service for an exchange', '+13129110100'],
  ])('blocks what North America does not dial: %s', (_, e164) => {
    expect(judge(e164)).toBe('block');
  });

  it('looks at the number that is dialled and at no other', () => {
    const person = { phones: ['none'] };
    expect(asking(numberInvalid)({ person }, '2026-04-08T17:00:00Z')).toBe('allow');
  });
});
