import { describe, expect, it } from 'vitest';
import { explainSignInError } from './explain-sign-in-error.ts';

describe('explainSignInError', () => {
  it.each([
    ['invalid_credentials', 'auth.errors.invalidCredentials'],
    ['email_not_confirmed', 'auth.errors.emailNotConfirmed'],
    ['user_banned', 'auth.errors.banned'],
    ['over_request_rate_limit', 'auth.errors.tooManyAttempts'],
    ['something_new', 'auth.errors.unexpected'],
  ])('explains %s', (code, key) => {
    expect(explainSignInError({ name: 'AuthApiError', code, status: 400 })).toBe(key);
  });

  it('explains a refusal for haste that has no code', () => {
    expect(explainSignInError({ name: 'AuthApiError', status: 429 })).toBe(
      'auth.errors.tooManyAttempts',
    );
  });

  it('explains that the server cannot be reached', () => {
    expect(explainSignInError({ name: 'AuthRetryableFetchError', status: 0 })).toBe(
      'auth.errors.unreachable',
    );
  });
});
