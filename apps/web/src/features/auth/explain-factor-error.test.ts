import { describe, expect, it } from 'vitest';
import { explainFactorError } from './explain-factor-error.ts';

describe('explainFactorError', () => {
  it.each([
    ['mfa_verification_failed', 422, 'errors.wrong'],
    ['mfa_challenge_expired', 422, 'errors.wrong'],
    ['over_request_rate_limit', 429, 'errors.tooManyAttempts'],
    ['mfa_factor_not_found', 404, 'errors.unexpected'],
  ])('explains %s', (code, status, key) => {
    expect(explainFactorError({ name: 'AuthApiError', message: '', code, status })).toBe(key);
  });

  it('explains that the server cannot be reached', () => {
    const failure = { name: 'AuthRetryableFetchError', message: '', status: 503 };
    expect(explainFactorError(failure)).toBe('errors.unreachable');
  });
});
