import { describe, expect, it } from 'vitest';
import { listWeaknesses } from './judge-password.ts';

const judge = (password: string, login = 'Ada.Byron@example.com') =>
  listWeaknesses(password, { login, shortest: 10 });

describe('a password', () => {
  it.each([
    'correct horse battery',
    'lawful-minute',
    'k7#Vq2!xTz',
    'manchester is rainy',
    'contraseña muy larga',
    'paßwörter sind schön',
    'byron wrote don juan',
    'ada.byron likes engines',
    'ñandú y quebracho',
  ])('%s is good', (password) => {
    expect(judge(password)).toEqual([]);
  });

  it('needs ten characters, counted as people count them', () => {
    expect(judge('k7#Vq2!xT')).toEqual(['length']);
    expect(judge('k7#Vq2!🙂🙃')).toEqual(['length']);
    expect(judge('k7#Vq2!x🙂🙃')).toEqual([]);
  });

  it('needs as many characters as the settings say', () => {
    const listed = (password: string) => listWeaknesses(password, { login: '', shortest: 6 });
    expect(listed('k7#Vq')).toEqual(['length']);
    expect(listed('k7#Vq2')).toEqual([]);
  });

  it('is not hardly more than the phone number of its person', () => {
    expect(judge('15550100200-x', '15550100200')).toEqual(['pwned']);
    expect(judge('15550100200 is mine', '15550100200')).toEqual([]);
  });

  it('may be longer than what other hashes take', () => {
    expect(judge('all of it counts, '.repeat(4).concat('k7#Vq2!xTz'))).toEqual([]);
  });

  it.each(['ababababcc', '1111122222', 'zzzzzzzzzzzzzzzzzzzz', '🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂'])(
    '%s has too few different characters',
    (password) => {
      expect(judge(password)).toContain('characters');
    },
  );

  it.each([
    '1234567890',
    '0987654321',
    'qwertyuiop',
    'QwertyUiop123',
    'asdfghjklñ',
    '1qaz2wsx3edc',
    '1q2w3e4r5t6y',
    'abcd1234efgh',
    'zxcvbnm,./',
    'aaabbbcccdddeee',
  ])('%s is a run of keys', (password) => {
    expect(judge(password)).toContain('pwned');
  });

  it.each(['redblueredblue', 'k7#Vqk7#Vqk7#V', 'Maria1985Maria1985'])(
    '%s says one thing again',
    (password) => {
      expect(judge(password)).toEqual(['pwned']);
    },
  );

  it.each(['ada.byron1', 'ADA.BYRON2024', 'Ada.Byron@Example.com', 'xx-ada.byron-xx'])(
    '%s is hardly more than the address of its person',
    (password) => {
      expect(judge(password)).toEqual(['pwned']);
    },
  );

  it('says everything that is wrong at once', () => {
    expect(judge('aaa')).toEqual(['length', 'characters', 'pwned']);
    expect(judge('12345')).toEqual(['length', 'pwned']);
  });

  it('is judged, however long it is', () => {
    for (const part of ['ab1', 'a', '1', 'ada.byron', '🙂'])
      expect(judge(part.repeat(64_000 / part.length))).not.toEqual([]);
  });
});
