import { describe, expect, it } from 'vitest';
import { readLanguage } from './read-language.ts';

describe('the language of a request', () => {
  it.each([
    [null, 'en'],
    [undefined, 'en'],
    ['', 'en'],
    ['es', 'es'],
    ['es-MX,es;q=0.9,en;q=0.8', 'es'],
    ['en-US,es;q=0.9', 'en'],
    ['en;q=0.5, es;q=0.7', 'es'],
    ['fr-FR, de;q=0.9, ES-419;q=0.1', 'es'],
    ['es;q=0, en', 'en'],
    ['est, *', 'en'],
    ['es;q=much', 'en'],
  ] as const)('%j is read as %s', (header, language) => {
    expect(readLanguage(header)).toBe(language);
  });
});
