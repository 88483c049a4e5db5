import { describe, expect, it } from 'vitest';
import { AuthError, WeakPasswordError } from './errors.ts';
import { describeError } from './present-error.ts';

describe('an error of the sign-in protocol', () => {
  const error = new AuthError('invalid_credentials');

  it('has a code of words for the version that knows them', () => {
    expect(describeError(error, '2024-01-01')).toEqual({
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    });
  });

  it.each([undefined, '2023-01-01', 'nonsense'])('has a numeric code for version %s', (version) => {
    expect(describeError(error, version)).toEqual({
      code: 400,
      error_code: 'invalid_credentials',
      msg: 'Invalid login credentials',
    });
  });

  it.each([undefined, '2024-01-01'])('names what a password lacks in version %s', (version) => {
    const weak = new WeakPasswordError(['length', 'pwned'], 10);
    expect(describeError(weak, version)).toMatchObject({
      weak_password: { reasons: ['length', 'pwned'] },
    });
  });
});
