import { describe, expect, it } from 'vitest';
import { checkRegistration, noRegistrationErrors } from './check-registration.ts';

const registration = {
  fullName: 'Ana Torres',
  email: 'ana@example.com',
  password: 'ten-letters',
};

describe('checkRegistration', () => {
  it('takes a name, an address and a long password', () => {
    expect(checkRegistration(registration)).toEqual(noRegistrationErrors);
  });

  it('asks for what is missing', () => {
    expect(checkRegistration({ fullName: ' ', email: '', password: '' })).toEqual({
      fullName: 'fields.fullNameMissing',
      email: 'fields.emailMissing',
      password: 'fields.passwordTooShort',
    });
  });

  it('wants ten characters of a password', () => {
    const check = (password: string) => checkRegistration({ ...registration, password }).password;
    expect(check('123456789')).toBe('fields.passwordTooShort');
    expect(check('1234567890')).toBeNull();
  });

  it('refuses an address that is not whole and a name without end', () => {
    expect(checkRegistration({ ...registration, email: 'ana@' }).email).toBe('fields.emailInvalid');
    expect(checkRegistration({ ...registration, fullName: 'a'.repeat(201) }).fullName).toBe(
      'fields.fullNameTooLong',
    );
  });
});
