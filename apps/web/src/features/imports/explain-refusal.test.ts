import { refusals } from '@ringfence/domain/imports/refusals';
import { describe, expect, it } from 'vitest';
import { createTranslator } from '../../i18n/create-translator.ts';
import { explainRefusal } from './explain-refusal.ts';

const english = (await createTranslator('en', ['uploads'])).getFixedT('en', 'uploads');
const spanish = (await createTranslator('es', ['uploads'])).getFixedT('es', 'uploads');

describe('why the server refused', () => {
  const values = {
    ...{
      line: 12_345,
      most: 500,
      columns: 3000,
      column: 'Client ID',
      received: 1,
      bytes: 2,
      people: 3,
    },
    ...{ needed: 2.1, free: 0.4, unit: 'GB', times: 2 },
  };

  it.each(Object.keys(refusals))('%s is explained in both languages, with its values', (reason) => {
    const inEnglish = explainRefusal({ reason, values }, english, 'en');
    const inSpanish = explainRefusal({ reason, values }, spanish, 'es');
    expect(inEnglish).toMatch(/^[A-Z0-9][^{}]+\.$/);
    expect(inSpanish).toMatch(/^[A-ZÁÉÍÓÚÑ0-9][^{}]+\.$/);
    expect(inSpanish).not.toBe(inEnglish);
  });

  it('has its numbers as the reader writes them', () => {
    const refusal = { reason: 'line_too_long', values };
    expect(explainRefusal(refusal, english, 'en')).toContain('Line 12,345 ');
    expect(explainRefusal(refusal, spanish, 'es')).toMatch(/línea 12[.,]345 /);
  });

  it('says in both languages how much space is needed', () => {
    const refusal = { reason: 'space_too_little', values };
    expect(explainRefusal(refusal, english, 'en')).toContain('2.1 GB on the database');
    expect(explainRefusal(refusal, spanish, 'es')).toMatch(/unos 2[.,]1 GB .* quedan 0[.,]4 GB/);
  });

  it('is left to the sentence that came where the word is new', () => {
    expect(explainRefusal({ reason: 'from_tomorrow' }, english, 'en')).toBeNull();
    expect(explainRefusal({ reason: 'toString' }, english, 'en')).toBeNull();
    expect(explainRefusal({ reason: null }, english, 'en')).toBeNull();
  });
});
