import type { ImportProgress } from '@ringfence/contract/imports';
import { describe, expect, it } from 'vitest';
import { createTranslator } from '../../i18n/create-translator.ts';
import { describePace } from './describe-pace.ts';
import { createProgress } from './testing/create-import.ts';

const english = await createTranslator('en', ['uploads']);
const spanish = await createTranslator('es', ['uploads']);
const say = (part: Partial<ImportProgress>) =>
  describePace(createProgress(part), english.getFixedT('en', 'uploads'), 'en').join(' · ');
const sayInSpanish = (part: Partial<ImportProgress>) =>
  describePace(createProgress(part), spanish.getFixedT('es', 'uploads'), 'es').join(' · ');

const rows = { done: 12_400, total: 50_000, isTotalExact: true };
const storing = { phase: 'storing', rows, rowsPerSecond: 3100, secondsLeft: 12 } as const;

describe('how far a step is', () => {
  it('is its rows, the rows in a second and the time left', () => {
    expect(say(storing)).toBe(
      '12,400 of 50,000 rows · 3,100 rows per second · about 12 seconds left',
    );
    expect(sayInSpanish(storing)).toBe(
      '12.400 de 50.000 filas · 3100 filas por segundo · quedan unos 12 segundos',
    );
  });

  it('is an estimate while the file is read', () => {
    const reading = { phase: 'reading', rows: { ...rows, isTotalExact: false } } as const;
    expect(say(reading)).toBe('12,400 of about 50,000 rows');
    expect(sayInSpanish(reading)).toBe('12.400 de unas 50.000 filas');
  });

  it('says no rate and no time before they are known', () => {
    expect(say({ ...storing, rowsPerSecond: null, secondsLeft: null })).toBe(
      '12,400 of 50,000 rows',
    );
    expect(say({ phase: 'reading' })).toBe('Starting…');
  });

  it('says what is done where rows are not taken one after another', () => {
    expect(say({ phase: 'comparing', secondsLeft: 7 })).toBe(
      'Comparing with your existing contacts · about 7 seconds left',
    );
    expect(say({ phase: 'finishing' })).toBe('Finishing');
    expect(sayInSpanish({ phase: 'finishing', secondsLeft: 3 })).toBe(
      'Terminando · quedan menos de 5 segundos',
    );
  });

  it('has words for one row', () => {
    const one = { done: 1, total: 1, isTotalExact: true };
    expect(say({ phase: 'storing', rows: one, rowsPerSecond: 1 })).toBe(
      '1 of 1 row · 1 row per second',
    );
  });
});

describe('the time left', () => {
  it.each([
    [0, 'less than 5 seconds left'],
    [4, 'less than 5 seconds left'],
    [5, 'about 5 seconds left'],
    [19, 'about 19 seconds left'],
    [47, 'about 45 seconds left'],
    [88, 'about 90 seconds left'],
    [99, 'about 100 seconds left'],
    [100, 'about 2 minutes left'],
    [3600, 'about 60 minutes left'],
    [7200, 'about 2 hours left'],
  ])('of %i seconds is "%s"', (secondsLeft, words) => {
    expect(say({ phase: 'finishing', secondsLeft })).toBe(`Finishing · ${words}`);
  });
});
