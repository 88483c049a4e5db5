import { describe, expect, it } from 'vitest';
import { checkIdentifier } from './check-credentials.ts';

describe('checkIdentifier', () => {
  it.each([
    ['  ', 'fields.identifierMissing'],
    ['ana@', 'fields.identifierInvalid'],
    ['312 555 0100', 'fields.phoneNational'],
    ['+1 312', 'fields.phoneInvalid'],
  ])('says what is wrong with %j', (typed, fault) => {
    expect(checkIdentifier(typed, { isPhoneOn: true })).toEqual({ identifier: null, fault });
  });

  it('takes an address or a number', () => {
    const check = (typed: string) => checkIdentifier(typed, { isPhoneOn: true }).identifier;
    expect(check(' ana@example.com ')).toEqual({ email: 'ana@example.com' });
    expect(check('+1 312 555 0100')).toEqual({ phone: '+13125550100' });
  });

  it.each([
    ['', 'fields.emailMissing'],
    ['ana', 'fields.emailInvalid'],
    ['312 555 0100', 'fields.phoneOff'],
    ['+1 312 555 0100', 'fields.phoneOff'],
  ])('asks for an address in place of %j where there are no phone numbers', (typed, fault) => {
    expect(checkIdentifier(typed, { isPhoneOn: false })).toEqual({ identifier: null, fault });
  });
});
