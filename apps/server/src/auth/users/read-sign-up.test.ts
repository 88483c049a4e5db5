import { describe, expect, it } from 'vitest';
import { checkInput } from '../read-request.ts';
import { readSignUp, signUpBody } from './read-sign-up.ts';

const email = 'ada@example.com';
const password = 'correct horse battery';
const challenge = 'c'.repeat(43);

const open = { emailSignIn: true, phoneSignIn: true };

const read = (body: unknown, settings = open) => readSignUp(settings, checkInput(signUpBody, body));

describe('a sign-up', () => {
  it('is an address in lower case, a password and whatever the person says about themselves', () => {
    expect(read({ email: ' Ada@Example.COM ', password, data: { full_name: 'Ada' } })).toEqual({
      login: { kind: 'email', value: email },
      password,
      metadata: { full_name: 'Ada' },
    });
  });

  it('may prove later who began it, or leave that out', () => {
    const proof = { code_challenge: challenge, code_challenge_method: 's256' };
    const none = { code_challenge: null, code_challenge_method: null, data: null };
    expect(read({ email, password, ...proof })).toMatchObject({ codeChallenge: challenge });
    expect(read({ email, password, ...none })).toMatchObject({ codeChallenge: undefined });
  });

  it('may be by phone, with or without the plus sign', () => {
    const login = { kind: 'phone', value: '15550100' };
    expect(read({ phone: '+15550100', password, channel: 'sms' })).toMatchObject({ login });
    expect(read({ phone: '15550100', password })).toMatchObject({ login });
  });

  it.each(['0', '+0155501', '1555-0100', '1'.repeat(16), 'phone'])(
    'is refused with the number %s',
    (phone) => {
      expect(() => read({ phone, password })).toThrow(
        'Invalid phone number format (E.164 required)',
      );
    },
  );

  it.each([
    ['email', { email, password }, 'Email signups are disabled'],
    ['phone', { phone: '15550100', password }, 'Phone signups are disabled'],
  ])('by %s can be closed', (kind, body, message) => {
    expect(() => read(body, { emailSignIn: false, phoneSignIn: false })).toThrow(
      expect.objectContaining({ status: 400, code: `${kind}_provider_disabled`, message }),
    );
  });

  it.each(['', 'ada', 'ada@', '@example.com', 'a da@example.com', 'ada\u0000@example.com'])(
    'is refused with the address %j',
    (address) => {
      expect(() => read({ email: address, password })).toThrow(
        'Unable to validate email address: invalid format',
      );
    },
  );

  it.each([
    [
      'by another channel',
      { phone: '+1555', password, channel: 'whatsapp' },
      'validation_failed',
      400,
    ],
    [
      'by phone with a proof',
      { phone: '+1555', password, code_challenge: challenge, code_challenge_method: 's256' },
      'validation_failed',
      400,
    ],
    ['by both', { phone: '+15550100', email, password }, 'validation_failed', 400],
    ['by nothing', { data: {} }, 'anonymous_provider_disabled', 422],
    ['without a password', { email }, 'validation_failed', 400],
    ['with an empty password', { email, password: '' }, 'validation_failed', 400],
    ['that is no object', [], 'validation_failed', 400],
  ])('%s is refused', (_, body, code, status) => {
    expect(() => read(body)).toThrow(expect.objectContaining({ code, status }));
  });

  it.each([
    ['no object', 'Ada'],
    ['too large', { a: 'x'.repeat(5_000) }],
    ['a NUL', { a: ['\u0000'] }],
    ['half a character', { '\ud800': 1 }],
    ['nested without end', { a: JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`) }],
  ])('is refused with data that is %s', (_, data) => {
    expect(() => read({ email, password, data })).toThrow(/^data /);
  });

  it.each([
    ['no method', { code_challenge: challenge }],
    ['no challenge', { code_challenge_method: 's256' }],
    ['a short challenge', { code_challenge: 'c', code_challenge_method: 's256' }],
    ['the plain method', { code_challenge: challenge, code_challenge_method: 'plain' }],
  ])('is refused with a proof that has %s', (_, proof) => {
    expect(() => read({ email, password, ...proof })).toThrow(
      expect.objectContaining({ code: 'validation_failed' }),
    );
  });
});
