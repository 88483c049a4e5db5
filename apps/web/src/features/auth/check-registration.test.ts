import { describe, expect, it } from 'vitest';
import {
  checkRegistration,
  noRegistrationErrors,
  type Registration,
} from './check-registration.ts';

const settings = { isPhoneOn: true, shortestPassword: 10 };
const registration = {
  fullName: 'Ana Torres',
  identifier: 'ana@example.com',
  password: 'ten-letters',
};

const check = (input: Registration) => checkRegistration(input, settings);

describe('checkRegistration', () => {
  it('takes a name, an address and a long password', () => {
    expect(check(registration)).toEqual(noRegistrationErrors);
  });

  it('takes a phone number in place of the address', () => {
    expect(check({ ...registration, identifier: '+1 312 555 0100' })).toEqual(noRegistrationErrors);
  });

  it('asks for what is missing', () => {
    expect(check({ fullName: ' ', identifier: '', password: '' })).toEqual({
      fullName: 'registration:fields.fullNameMissing',
      identifier: 'auth:fields.identifierMissing',
      password: 'registration:fields.passwordTooShort',
    });
  });

  it('wants as many characters of a password as the server does', () => {
    const judge = (password: string, shortestPassword: number) =>
      checkRegistration({ ...registration, password }, { ...settings, shortestPassword }).password;
    expect(judge('123456789', 10)).toBe('registration:fields.passwordTooShort');
    expect(judge('1234567890', 10)).toBeNull();
    expect(judge('1234567890', 11)).toBe('registration:fields.passwordTooShort');
  });

  it('counts characters, not their parts', () => {
    expect(check({ ...registration, password: '🐎'.repeat(9) }).password).not.toBeNull();
    expect(check({ ...registration, password: '🐎'.repeat(10) }).password).toBeNull();
  });

  it('refuses an address that is not whole and a name without end', () => {
    expect(check({ ...registration, identifier: 'ana@' }).identifier).toBe(
      'auth:fields.identifierInvalid',
    );
    expect(check({ ...registration, fullName: 'a'.repeat(201) }).fullName).toBe(
      'registration:fields.fullNameTooLong',
    );
  });
});
