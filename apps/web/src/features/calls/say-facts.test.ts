import {
  callModes,
  collectorRoles,
  consentKinds,
  debtKinds,
  directions,
  lineTypes,
  personRoles,
  phonePlaces,
  purposes,
  restrictionKinds,
  weekdays,
} from '@ringfence/domain/compliance/words';
import { describe, expect, it } from 'vitest';
import { createTranslator } from '../../i18n/create-translator.ts';
import { sayFact } from './say-facts.ts';

const readers = {
  en: (await createTranslator('en', ['work'])).getFixedT('en', 'work'),
  es: (await createTranslator('es', ['work'])).getFixedT('es', 'work'),
};
type Row = Parameters<typeof sayFact>[0];
const say = (row: Row, language: 'en' | 'es' = 'en') =>
  sayFact(row, { t: readers[language], language, zone: 'UTC' });
const plain = (field: string, value: Row['parts'][number]['value']): Row => ({
  ...{ field, nth: null, parts: [{ field, value }] },
});

describe('sayFact', () => {
  it.each([
    ...[...callModes, ...collectorRoles, ...purposes, ...lineTypes, ...phonePlaces, ...directions],
    ...[...consentKinds, ...restrictionKinds, ...personRoles, ...debtKinds, ...weekdays, 'unasked'],
  ])('has words in both languages for %s', (value) => {
    for (const language of ['en', 'es'] as const) {
      const said = say(plain('kind', value), language).value;
      expect(said).not.toBe(value);
      expect(said).not.toContain('_');
    }
  });

  it('says each part of one of several, with times and days as people write them', () => {
    const parts = [
      { field: 'kind', value: 'time_place' },
      { field: 'days', value: ['mon', 'tue'] },
      { field: 'from', value: 485 },
    ];
    expect(say({ field: 'consents', nth: 2, parts })).toEqual({
      term: 'Consent 2',
      value: 'Kind: Unusual times or places · Days: Monday, Tuesday · From: 08:05',
    });
    expect(say(plain('bornOn', '1984-02-29')).value).toContain('1984');
    expect(say(plain('bornOn', null), 'es').value).toBe('Desconocido');
    expect(say(plain('isTimeBarred', false)).value).toBe('No');
  });

  it.each([
    'A stop of another person with this number.',
    'A record of another person with this number.',
    'A stay of another person who owes this debt.',
    'A record of another person.',
  ])('says in the language of the reader: %s', (note) => {
    expect(say(plain('note', note)).value).toBe(note);
    expect(say(plain('note', note), 'es').value).toMatch(/\botra persona/i);
  });

  it.each(['moonPhase', 'constructor'])('shows the unknown field %s by its name', (field) => {
    expect(say(plain(field, 'full'))).toEqual({ term: field, value: 'full' });
  });
});
