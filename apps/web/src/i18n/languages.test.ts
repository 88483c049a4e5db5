import { describe, expect, it } from 'vitest';
import { detectLanguage, languageLocales } from './languages.ts';

declare global {
  namespace Intl {
    /** Newer than the compiler's own description. */
    interface Locale {
      getWeekInfo(): { firstDay: number };
    }
  }
}

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

describe('English', () => {
  it('is written as in the United States, where the week begins on Sunday', () => {
    expect(languageLocales.en).toBe('en-US');
    expect(new Intl.Locale(languageLocales.en).getWeekInfo().firstDay).toBe(7);
  });
});
