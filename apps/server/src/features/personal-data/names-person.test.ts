import { describe, expect, it } from 'vitest';
import { namesPerson } from './names-person.ts';

const pia = {
  fullName: 'Pia Al Möller-Past',
  email: 'pia@example.com',
  reference: 'HB-2201',
  numbers: ['+17735551234', '+442079460000'],
};

describe('a text', () => {
  it.each([
    'Pia asked for it',
    'asked by mr. möller',
    'Letter of PAST, June',
    'Mail from Pia@Example.com',
    'Account hb-2201 was closed',
    'Called from (773) 555-1234',
    'Called from 555 1234',
    'Called from 020 7946 0000',
  ])('names the person: %s', (text) => {
    expect(namesPerson(text, pia)).toBe(true);
  });

  it.each([
    'They asked for it',
    'A utopian request, passed on by mail 17',
    'All of it was entered twice',
    'Letter of 2026-06-10, file 555',
  ])('names nobody: %s', (text) => {
    expect(namesPerson(text, pia)).toBe(false);
  });

  it('may have the figures of a reference that is a common number', () => {
    expect(namesPerson('Entered 17 times', { ...pia, reference: '17' })).toBe(false);
  });
});
