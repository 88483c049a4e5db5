import {
  consentKinds,
  directions,
  lineTypes,
  pastOutcomes,
  phonePlaces,
  restrictionKinds,
} from '@ringfence/domain/compliance/words';
import { mappingFaultCodes } from '@ringfence/domain/imports/check-mapping';
import {
  delimiters,
  importStates,
  rejectionReasons,
  warningCodes,
} from '@ringfence/domain/imports/import-words';
import { describe, expect, it } from 'vitest';
import { createTranslator } from '../../i18n/create-translator.ts';
import { explainFault, nameDelimiter, nameField, nameNumbered, nameValue } from './upload-words.ts';

const english = (await createTranslator('en', ['uploads'])).getFixedT('en', 'uploads');
const spanish = (await createTranslator('es', ['uploads'])).getFixedT('es', 'uploads');

const debtStates = ['open', 'paid', 'disputed', 'recalled', 'closed'] as const;

/** A sentence for people: no codes, no keys, and another one in Spanish. */
function expectSentence(inEnglish: string, inSpanish: string): void {
  expect(inEnglish).toMatch(/^[A-Z][^_{}]+[.?]$/);
  expect(inSpanish).toMatch(/^[¿A-ZÁÉÍÓÚÑ][^_{}]+[.?]$/);
  expect(inSpanish).not.toBe(inEnglish);
}

describe('the words of an upload', () => {
  it.each(rejectionReasons)('say what is wrong with a row that is rejected for %s', (reason) => {
    expectSentence(english(`words.reasons.${reason}`), spanish(`words.reasons.${reason}`));
  });

  it.each(rejectionReasons)('say what was expected instead of %s', (reason) => {
    expectSentence(english(`words.expected.${reason}`), spanish(`words.expected.${reason}`));
  });

  it.each(warningCodes)('say what the warning %s means', (code) => {
    expectSentence(english(`words.warnings.${code}`), spanish(`words.warnings.${code}`));
  });

  it.each(mappingFaultCodes)('say why columns with %s cannot be checked', (code) => {
    const fault = { code, field: 'balance' };
    const tell = (t: typeof english) => explainFault(fault, 'debtors', t);
    expectSentence(tell(english), tell(spanish));
  });

  it.each(importStates)('tell the state %s', (state) => {
    expect(english(`states.${state}`)).not.toContain('states.');
  });

  it('ask for the person where a file of history names nobody', () => {
    const fault = { code: 'phone_missing', field: 'phone' } as const;
    expect(explainFault(fault, 'calls', english)).toContain('the reference or the phone');
    expect(explainFault(fault, 'debtors', english)).toBe('Choose a column for the phone number.');
  });

  it.each(delimiters)('name the separator %j', (delimiter) => {
    expect(nameDelimiter(delimiter, english)).toMatch(/^[a-z ]+s$/);
  });

  it('call a field by its name and number, and one that is new as it is', () => {
    expect(nameField('full_name', english)).toBe('Full name');
    expect(nameNumbered('phone', 1, spanish)).toBe('Teléfono 2');
    expect(nameField('shoe_size', english)).toBe('shoe_size');
    expect(nameField('custom:Shoe size', english)).toBe('Shoe size');
  });

  it.each([
    ['debt_state', debtStates],
    ['line_type', lineTypes.filter((type) => type !== 'unknown')],
    ['phone_place', phonePlaces],
    ['outcome', pastOutcomes],
    ['direction', directions],
    ['consent_kind', consentKinds],
    ['restriction_kind', restrictionKinds],
  ] as const)('say a %s as people do', (field, words) => {
    for (const word of words) {
      expect(nameValue(field, word, english)).toMatch(/^[a-z ]+$/);
      expect(nameValue(field, word, spanish)).not.toBe(word);
    }
  });

  it('leave values of the file as they are', () => {
    expect(nameValue('full_name', 'open', spanish)).toBe('open');
    expect(nameValue('debt_state', 'toString', spanish)).toBe('toString');
    expect(nameValue('constructor', 'name', spanish)).toBe('name');
    expect(nameValue('balance', '12.50 USD', spanish)).toBe('12.50 USD');
  });
});
