import { describe, expect, it } from 'vitest';
import { chooseSpanish, detectLanguage, languageLocales } from './languages.ts';

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

describe('Spanish', () => {
  const write = (locale: string) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency: 'MXN' }).format(1_620_583.36);

  it('follows the region of the reader', () => {
    expect(chooseSpanish(['es-MX', 'es', 'en-US'])).toBe('es-MX');
    expect(write('es-MX')).toBe('$1,620,583.36');
    expect(chooseSpanish(['fr-FR', 'es-AR'])).toBe('es-AR');
  });

  it('follows the region of another language where the browser names none of its own', () => {
    expect(chooseSpanish(['en-US', 'en'])).toBe('es-US');
    expect(chooseSpanish(['es', 'en-US'])).toBe('es-US');
    expect(chooseSpanish(['es-419', 'es'])).toBe('es-419');
  });

  it('is written as in Spain where no region is known', () => {
    expect(chooseSpanish(['es', 'en'])).toBe('es');
    expect(chooseSpanish(['not a language'])).toBe('es');
    expect(chooseSpanish([])).toBe('es');
  });
});
