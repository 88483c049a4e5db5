import { describe, expect, it } from 'vitest';
import { checkEmail, checkNewUser, noFaults } from './check-new-user.ts';

const user = { email: 'ada@harbor.example', password: 'lawful-minute', fullName: 'Ada Harbor' };

describe('checkNewUser', () => {
  it('lets a whole user pass', () => {
    expect(checkNewUser(user, 10)).toEqual(noFaults);
  });

  it('asks for email address, password and full name', () => {
    expect(checkNewUser({ email: '', password: '', fullName: ' ' }, 10)).toEqual({
      email: 'add.emailInvalid',
      password: 'add.passwordTooShort',
      fullName: 'add.fullNameMissing',
    });
  });

  it('counts the characters of a password as people do', () => {
    expect(checkNewUser({ ...user, password: '🦆'.repeat(9) }, 10).password).toBe(
      'add.passwordTooShort',
    );
    expect(checkNewUser({ ...user, password: '🦆'.repeat(10) }, 10).password).toBeNull();
  });

  it('takes names of up to 200 characters', () => {
    expect(checkNewUser({ ...user, fullName: 'a'.repeat(200) }, 10).fullName).toBeNull();
    expect(checkNewUser({ ...user, fullName: 'a'.repeat(201) }, 10).fullName).toBe(
      'add.fullNameTooLong',
    );
  });
});

describe('checkEmail', () => {
  it.each(['ada', 'ada@', 'ada@harbor', '@harbor.example', 'a da@harbor.example'])(
    'refuses %s',
    (email) => {
      expect(checkEmail(email)).toBe('add.emailInvalid');
    },
  );

  it('takes an address with spaces around it', () => {
    expect(checkEmail(' ada@harbor.example ')).toBeNull();
  });
});
