import { describe, expect, it } from 'vitest';
import { createTranslator } from '../../../i18n/create-translator.ts';
import { createSuppression } from '../testing/create-row.ts';
import { coversAll, tellSuppression } from './tell-suppression.ts';

const translator = await createTranslator('en', ['tables', 'work']);
const words = {
  t: translator.getFixedT('en', 'tables'),
  tWork: translator.getFixedT('en', 'work'),
  language: 'en',
} as const;

describe('tellSuppression', () => {
  it('says the reason alone where it is about the whole person', () => {
    expect(tellSuppression(createSuppression(), words)).toBe('Asked to stop');
  });

  it('says about how many debts or numbers it is where others are left', () => {
    const attorney = createSuppression({ kind: 'attorney', covers: 'debts', covered: 1, of: 2 });
    expect(tellSuppression(attorney, words)).toBe('Attorney: 1 of 2 debts');
    expect(coversAll(attorney)).toBe(false);
    const wrong = createSuppression({ kind: 'wrong_number', covers: 'phones', covered: 2, of: 3 });
    expect(tellSuppression(wrong, words)).toBe('Wrong number: 2 of 3 numbers');
  });

  it('says the reason alone where no debt or number is left', () => {
    const only = createSuppression({ kind: 'attorney', covers: 'debts', covered: 1, of: 1 });
    expect(tellSuppression(only, words)).toBe('Attorney');
    expect(coversAll(only)).toBe(true);
  });
});
