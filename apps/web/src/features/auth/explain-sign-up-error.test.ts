import { describe, expect, it } from 'vitest';
import { explainSignUpError } from './explain-sign-up-error.ts';

function explain(code: string | undefined, rest: object = {}) {
  return explainSignUpError({ name: 'AuthApiError', message: '', code, status: 422, ...rest });
}

describe('explainSignUpError', () => {
  it('puts what a field is to blame for beside the field', () => {
    expect(explain('user_already_exists').fields.email).toBe('fields.emailTaken');
    expect(explain('weak_password').fields.password).toBe('fields.passwordWeak');
    expect(explain('weak_password', { reasons: ['length'] }).fields.password).toBe(
      'fields.passwordTooShort',
    );
    expect(
      explain('validation_failed', {
        message: 'Unable to validate email address: invalid format',
      }).fields.email,
    ).toBe('fields.emailInvalid');
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
      fields: { fullName: null, email: null, password: null },
      failure: key,
    });
  });
});
