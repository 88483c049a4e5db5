import { describe, expect, it } from 'vitest';
import { explainAuthError } from './explain-auth-error.ts';

describe('explainAuthError', () => {
  it.each([
    ['insufficient_aal', 'errors.secondFactorNeeded'],
    ['mfa_verification_failed', 'errors.codeWrong'],
    ['single_identity_not_deletable', 'errors.onlyIdentity'],
    ['over_email_send_rate_limit', 'errors.tooOften'],
  ])('tells %s by its code', (code, key) => {
    expect(explainAuthError({ name: 'AuthApiError', code, status: 422 })).toBe(key);
  });

  it('tells too many requests by the status where no code is known', () => {
    expect(explainAuthError({ name: 'AuthApiError', status: 429 })).toBe('errors.tooOften');
  });

  it('tells that no answer came', () => {
    expect(explainAuthError({ name: 'AuthRetryableFetchError', status: 0 })).toBe(
      'errors.unreachable',
    );
  });

  it('tells that the session is gone', () => {
    expect(explainAuthError({ name: 'AuthSessionMissingError', status: 400 })).toBe(
      'errors.sessionEnded',
    );
  });

  it('has a sentence for what it does not know', () => {
    expect(explainAuthError({ name: 'AuthApiError', code: 'moon_phase', status: 418 })).toBe(
      'errors.unexpected',
    );
  });
});
