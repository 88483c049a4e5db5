import { describe, expect, it } from 'vitest';
import { explainPasswordError } from './explain-password-error.ts';

const failure = { name: 'AuthApiError', message: '', status: 422 };

describe('explainPasswordError', () => {
  it.each([
    ['same_password', [], 'newPassword.fields.same'],
    ['weak_password', ['length'], 'newPassword.fields.tooShort'],
    ['weak_password', ['characters'], 'newPassword.fields.characters'],
    ['weak_password', ['pwned'], 'newPassword.fields.weak'],
  ])('puts %s %j beside the field', (code, reasons, field) => {
    expect(explainPasswordError({ ...failure, code, reasons })).toEqual({ field, failure: null });
  });

  it.each([
    ['reauthentication_needed', 'newPassword.errors.reauthenticate'],
    ['over_request_rate_limit', 'newPassword.errors.tooManyAttempts'],
    ['something_new', 'newPassword.errors.unexpected'],
  ])('explains %s on its own', (code, key) => {
    expect(explainPasswordError({ ...failure, code })).toEqual({ field: null, failure: key });
  });
});
