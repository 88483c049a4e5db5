import { describe, expect, it } from 'vitest';
import { checkPassword, explainPasswordError, noPasswordFaults } from './check-password.ts';

const check = (fields: { current: string | null; fresh: string }) =>
  checkPassword({ shortestPassword: 10, ...fields });

describe('checkPassword', () => {
  it('takes a long password that differs from the current one', () => {
    expect(check({ current: 'lawful-minute', fresh: 'ten letters' })).toEqual(noPasswordFaults);
  });

  it('asks for the current password where there is one', () => {
    expect(check({ current: '', fresh: 'ten letters' }).current).toBe(
      'password.faults.currentMissing',
    );
    expect(check({ current: null, fresh: 'ten letters' }).current).toBeNull();
  });

  it('counts characters, not their parts', () => {
    expect(check({ current: null, fresh: '🐎'.repeat(9) }).fresh).toBe('password.faults.tooShort');
    expect(check({ current: null, fresh: '🐎'.repeat(10) }).fresh).toBeNull();
  });

  it('wants as many characters as the server does', () => {
    const fields = { current: null, fresh: 'ten letters' };
    expect(checkPassword({ shortestPassword: 12, ...fields }).fresh).toBe(
      'password.faults.tooShort',
    );
  });

  it('refuses the current password as the new one', () => {
    expect(check({ current: 'lawful-minute', fresh: 'lawful-minute' }).fresh).toBe(
      'password.faults.same',
    );
  });
});

describe('explainPasswordError', () => {
  it.each([
    [['length', 'pwned'], 'password.faults.tooShort'],
    [['characters'], 'password.faults.tooPlain'],
    [['characters', 'pwned'], 'password.faults.tooCommon'],
    [['pwned'], 'password.faults.tooCommon'],
    [[], 'password.faults.tooCommon'],
  ])('says what is weak: %s', (reasons, fresh) => {
    expect(explainPasswordError({ code: 'weak_password', reasons })).toEqual({
      current: null,
      fresh,
    });
  });

  it('blames the current password where it is wrong', () => {
    expect(explainPasswordError({ code: 'invalid_credentials', reasons: [] })).toEqual({
      current: 'password.faults.currentWrong',
      fresh: null,
    });
  });

  it('blames no field for anything else', () => {
    expect(explainPasswordError({ code: 'insufficient_aal', reasons: [] })).toBeNull();
    expect(explainPasswordError({ reasons: [] })).toBeNull();
  });
});
