import { describe, expect, it } from 'vitest';
import { explainSignInError, isPhoneRefused, isUnconfirmed } from './explain-sign-in-error.ts';

const failure = { name: 'AuthApiError', message: '', status: 400 };

describe('explainSignInError', () => {
  it.each([
    ['invalid_credentials', 'errors.invalidCredentials'],
    ['user_banned', 'errors.banned'],
    ['email_provider_disabled', 'errors.passwordsOff'],
    ['over_request_rate_limit', 'errors.tooManyAttempts'],
    ['something_new', 'errors.unexpected'],
  ])('explains %s', (code, key) => {
    expect(explainSignInError({ ...failure, code })).toBe(key);
  });

  it('explains a refusal for haste that has no code', () => {
    expect(explainSignInError({ ...failure, status: 429 })).toBe('errors.tooManyAttempts');
  });

  it('explains that the server cannot be reached', () => {
    expect(explainSignInError({ ...failure, name: 'AuthRetryableFetchError', status: 0 })).toBe(
      'errors.unreachable',
    );
  });
});

describe('isPhoneRefused', () => {
  it('tells a number that cannot be used from a wrong password', () => {
    expect(isPhoneRefused({ ...failure, code: 'phone_provider_disabled' })).toBe(true);
    expect(isPhoneRefused({ ...failure, code: 'invalid_credentials' })).toBe(false);
  });
});

describe('isUnconfirmed', () => {
  it.each(['email_not_confirmed', 'phone_not_confirmed'])('is true for %s', (code) => {
    expect(isUnconfirmed({ ...failure, code })).toBe(true);
  });

  it('is false for a wrong password', () => {
    expect(isUnconfirmed({ ...failure, code: 'invalid_credentials' })).toBe(false);
  });
});
