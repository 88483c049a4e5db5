import { describe, expect, it } from 'vitest';
import { combineLineTypes, readPhoneWords } from './read-phone-words.ts';

describe('words about a number', () => {
  it.each([
    ['Cell', 'mobile', null],
    ['WIRELESS', 'mobile', null],
    ['móvil', 'mobile', null],
    ['CellPhone', 'mobile', null],
    ['Teléfono celular', 'mobile', null],
    ['Land-line', 'landline', null],
    ['fijo', 'landline', null],
    ['VoIP', 'voip', null],
    ['home', 'unknown', 'home'],
    ['HomePhone', 'unknown', 'home'],
    ['Teléfono de casa', 'unknown', 'home'],
    ['Work Phone', 'unknown', 'work'],
    ['Employer phone #', 'unknown', 'work'],
    ['Tel. del trabajo', 'unknown', 'work'],
    ['Work cell', 'mobile', 'work'],
    ['Phone 2', 'unknown', null],
    ['Workout', 'unknown', null],
    ['', 'unknown', null],
  ] as const)('%j: %s, %s', (text, lineType, place) => {
    expect(readPhoneWords(text)).toEqual({ lineType, place });
  });
});

it('the type of a line is what the plan tells, unless the file says mobile', () => {
  expect(combineLineTypes('landline', 'mobile')).toBe('mobile');
  expect(combineLineTypes('voip', 'landline')).toBe('landline');
  expect(combineLineTypes('mobile', 'landline')).toBe('mobile');
  expect(combineLineTypes('unknown', 'landline')).toBe('landline');
  expect(combineLineTypes('voip', 'unknown')).toBe('voip');
});
