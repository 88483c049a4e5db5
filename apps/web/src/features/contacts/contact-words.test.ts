import { obtainedHow } from '@ringfence/contract/imports';
import { recordSource } from '@ringfence/contract/records';
import { describe, expect, it } from 'vitest';
import { createTranslator } from '../../i18n/create-translator.ts';
import { describeConsent, describePlace, describeSuppression } from './contact-words.ts';

const english = (await createTranslator('en', ['work'])).getFixedT('en', 'work');
const spanish = (await createTranslator('es', ['work'])).getFixedT('es', 'work');

describe('describePlace', () => {
  it('tells what is known of it', () => {
    expect(describePlace({ region: 'IL', postalCode: '60601', country: 'US' })).toBe(
      'IL 60601, US',
    );
    expect(describePlace({ region: null, postalCode: '60601', country: 'US' })).toBe('60601, US');
    expect(describePlace({ region: null, postalCode: null, country: 'US' })).toBe('US');
  });
});

describe('describeConsent', () => {
  it.each([...obtainedHow.options, ...recordSource.options])('has plain words for %s', (how) => {
    expect(describeConsent(how, english)).toMatch(/^[A-Z][a-z ]+$/);
    expect(describeConsent(how, spanish)).not.toBe(describeConsent(how, english));
  });

  it('shows an unknown word as it is', () => {
    expect(describeConsent('by_pigeon', english)).toBe('by_pigeon');
  });
});

describe('describeSuppression', () => {
  it('always says something', () => {
    expect(describeSuppression('medium_stop', english)).toBe('Asked to stop');
    expect(describeSuppression('something_new', english)).toBe('Do not call');
  });
});
