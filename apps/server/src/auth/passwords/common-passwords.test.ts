import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

describe('a common password', () => {
  it.each([
    'password123',
    'Password2024!',
    'P@ssw0rd123',
    'p a s s w o r d',
    'pass-word-99',
    '123iloveyou',
    'Welcome12345',
    '!!Summer2025',
    'contraseña1',
    'Contrasena99',
    'administrator',
    'Adm1n1strator',
    'tequieromucho',
    'Manchester1',
    'trustno1',
  ])('is recognised as %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    'manchester is rainy',
    'sunshine-over-lima',
    'password 8134 0297 5562',
    'monkeywrench',
    'k7#Vq2!xTz',
    '',
    '8134029755',
  ])('is not %j', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});
