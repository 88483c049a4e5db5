import { describe, expect, it } from 'vitest';
import { checkEmail, checkName, checkPhone, showPhone, tidyPhone } from './check-details.ts';

describe('checkName', () => {
  it('wants a name of at most 200 characters', () => {
    expect(checkName('  ')).toBe('profile.faults.nameMissing');
    expect(checkName('x'.repeat(201))).toBe('profile.faults.nameTooLong');
    expect(checkName(` ${'x'.repeat(200)} `)).toBeNull();
  });
});

describe('checkEmail', () => {
  it('refuses slips and the address that is in use already', () => {
    expect(checkEmail('ana', 'ana@harbor.example')).toBe('profile.faults.emailInvalid');
    expect(checkEmail('ana @harbor.example', '')).toBe('profile.faults.emailInvalid');
    expect(checkEmail(' Ana@Harbor.example ', 'ana@harbor.example')).toBe(
      'profile.faults.emailSame',
    );
    expect(checkEmail('ana.torres@harbor.example', 'ana@harbor.example')).toBeNull();
  });
});

describe('checkPhone', () => {
  it('takes numbers as people write them, with their country code', () => {
    expect(checkPhone('+1 (312) 555-0142', '')).toBeNull();
    expect(checkPhone('0034 612 345 678', '')).toBeNull();
    expect(checkPhone('312 555 0142', '')).toBe('profile.faults.phoneInvalid');
    expect(checkPhone('+0 312 555 0142', '')).toBe('profile.faults.phoneInvalid');
  });

  it('knows the number that is in use already, which comes without its plus', () => {
    expect(checkPhone('+1 312 555 0142', '13125550142')).toBe('profile.faults.phoneSame');
  });
});

describe('tidyPhone', () => {
  it('leaves plus and digits', () => {
    expect(tidyPhone('00 1 (312) 555-01.42')).toBe('+13125550142');
  });
});

describe('showPhone', () => {
  it('gives the number its plus', () => {
    expect(showPhone('13125550142')).toBe('+13125550142');
    expect(showPhone('+13125550142')).toBe('+13125550142');
    expect(showPhone('')).toBe('');
    expect(showPhone(undefined)).toBe('');
  });
});
