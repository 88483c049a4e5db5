import { describe, expect, it } from 'vitest';
import { readIdentifier } from './read-identifier.ts';

describe('readIdentifier', () => {
  it('takes an email address without the spaces around it', () => {
    expect(readIdentifier(' ana@example.com ').identifier).toEqual({ email: 'ana@example.com' });
  });

  it.each([
    ['+1 312 555 0100', '+13125550100'],
    ['+1 (312) 555-0100', '+13125550100'],
    ['001 312.555.0100', '+13125550100'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['\u202a+34 910\u00a0000\u2011000\u202c', '+34910000000'],
    ['+34/910/000/000', '+34910000000'],
  ])('takes %s for a phone number', (typed, phone) => {
    expect(readIdentifier(typed)).toEqual({ identifier: { phone }, fault: null });
  });

  it.each(['(312) 555-0100', '3125550100', '020 7946 0958'])(
    'asks for the country code of %s',
    (typed) => {
      expect(readIdentifier(typed).fault).toBe('phoneNational');
    },
  );

  it.each(['+1', '+123456', '+1234567890123456', '+0312555010000', '000000000'])(
    'refuses the number %s',
    (typed) => {
      expect(readIdentifier(typed).fault).toBe('phoneInvalid');
    },
  );

  it.each(['ana', 'ana@', '@example.com', 'ana maria@example.com', '+1 312 CALL ANA', '1+2'])(
    'refuses %s',
    (typed) => {
      expect(readIdentifier(typed).fault).toBe('identifierInvalid');
    },
  );

  it('asks for one when there is none', () => {
    expect(readIdentifier('  ').fault).toBe('identifierMissing');
  });
});
