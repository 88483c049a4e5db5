import { describe, expect, it } from 'vitest';
import { readConsent, readLanguage, readLineType } from './read-answers.ts';

it.each(['yes', 'YES', 'y', 'true', '1', 'Sí', 'si'])('%j is consent', (text) => {
  expect(readConsent(text)).toBe(true);
});

it.each(['no', 'N', 'False', '0'])('%j is no consent', (text) => {
  expect(readConsent(text)).toBe(false);
});

it.each(['maybe', 'unknown', '2', 'n/a', 'x', 'yes?no'])('%j is no answer', (text) => {
  expect(readConsent(text)).toBeUndefined();
});

it.each(['es', 'ES', 'es-MX', 'es_419', 'Spanish', 'Español', 'spa'])('%j is Spanish', (text) => {
  expect(readLanguage(text)).toBe('es');
});

it.each(['', 'en', 'English', 'French', 'Estonian'])('%j is spoken to in English', (text) => {
  expect(readLanguage(text)).toBe('en');
});

describe('the type of a line', () => {
  it.each([
    ['Cell', 'mobile'],
    ['WIRELESS', 'mobile'],
    ['móvil', 'mobile'],
    ['Land-line', 'landline'],
    ['fijo', 'landline'],
    ['VoIP', 'voip'],
    ['home', 'unknown'],
    ['', 'unknown'],
  ] as const)('is taken from %j where the plan does not tell', (text, lineType) => {
    expect(readLineType(text, 'unknown')).toBe(lineType);
  });

  it('is what the plan tells, unless the file says mobile', () => {
    expect(readLineType('landline', 'mobile')).toBe('mobile');
    expect(readLineType('voip', 'landline')).toBe('landline');
    expect(readLineType('mobile', 'landline')).toBe('mobile');
    expect(readLineType('', 'landline')).toBe('landline');
  });
});
