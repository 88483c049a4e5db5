import { describe, expect, it } from 'vitest';
import { detectLanguage } from './languages.ts';

describe('detectLanguage', () => {
  it('prefers the language that was chosen before', () => {
    expect(detectLanguage('es', ['en-US'])).toBe('es');
  });

  it('takes the first language of the browser that there is a catalogue for', () => {
    expect(detectLanguage(null, ['fr-FR', 'es-MX', 'en-US'])).toBe('es');
  });

  it('ignores a stored language that is not spoken any more', () => {
    expect(detectLanguage('de', ['es'])).toBe('es');
  });

  it('falls back to English', () => {
    expect(detectLanguage(null, ['fr', 'de'])).toBe('en');
    expect(detectLanguage(null, [])).toBe('en');
  });
});
