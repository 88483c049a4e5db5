import { describe, expect, it } from 'vitest';
import { checkCredentials } from './check-credentials.ts';

describe('checkCredentials', () => {
  it('asks for both when both are missing', () => {
    expect(checkCredentials('  ', '')).toEqual({
      email: 'auth.fields.emailMissing',
      password: 'auth.fields.passwordMissing',
    });
  });

  it.each(['ana', 'ana@', '@example.com', 'ana maria@example.com'])('refuses %s', (email) => {
    expect(checkCredentials(email, 'secret').email).toBe('auth.fields.emailInvalid');
  });

  it('accepts an address with spaces around it and any password', () => {
    expect(checkCredentials(' ana@example.com ', ' ')).toEqual({ email: null, password: null });
  });
});
