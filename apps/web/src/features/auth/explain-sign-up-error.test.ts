import { describe, expect, it } from 'vitest';
import { explainSignUpError } from './explain-sign-up-error.ts';

function explain(code: string | undefined, rest: object = {}) {
  return explainSignUpError({ name: 'AuthApiError', message: '', code, status: 422, ...rest });
}

describe('explainSignUpError', () => {
  it.each(['user_already_exists', 'email_exists', 'phone_exists'])(
    'puts %s beside the address or number',
    (code) => {
      expect(explain(code).fields.identifier).toBe('registration:fields.taken');
    },
  );

  it.each([
    [['length', 'characters'], 'registration:fields.passwordTooShort'],
    [['characters'], 'registration:fields.passwordCharacters'],
    [['characters', 'pwned'], 'registration:fields.passwordWeak'],
    [['pwned'], 'registration:fields.passwordWeak'],
    [[], 'registration:fields.passwordWeak'],
  ])('puts a password that is weak for %j beside it', (reasons, key) => {
    expect(explain('weak_password', { reasons }).fields.password).toBe(key);
  });

  it.each([
    ['Unable to validate email address: invalid format', 'auth:fields.identifierInvalid'],
    ['Invalid phone number format (E.164 required)', 'auth:fields.phoneInvalid'],
  ])('puts "%s" beside the field', (message, key) => {
    expect(explain('validation_failed', { message }).fields.identifier).toBe(key);
  });

  it('says where phone numbers cannot be used', () => {
    expect(explain('phone_provider_disabled').fields.identifier).toBe('auth:fields.phoneOff');
  });

  it.each([
    ['validation_failed', {}, 'errors.invalid'],
    ['signup_disabled', {}, 'errors.disabled'],
    ['over_request_rate_limit', {}, 'errors.tooManyAttempts'],
    [undefined, { status: 429 }, 'errors.tooManyAttempts'],
    [undefined, { name: 'AuthRetryableFetchError', status: 0 }, 'errors.unreachable'],
    ['something_new', {}, 'errors.unexpected'],
  ])('explains %s %j on its own', (code, rest, key) => {
    expect(explain(code, rest)).toEqual({
      fields: { fullName: null, identifier: null, password: null },
      failure: key,
    });
  });
});
