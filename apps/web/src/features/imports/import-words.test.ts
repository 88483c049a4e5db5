import { rejection } from '@ringfence/contract/imports';
import { describe, expect, it } from 'vitest';
import { createTranslator } from '../../i18n/create-translator.ts';
import { explainRejection, nameField } from './import-words.ts';

const english = (await createTranslator('en', ['work'])).getFixedT('en', 'work');
const spanish = (await createTranslator('es', ['work'])).getFixedT('es', 'work');

describe('nameField', () => {
  it.each([
    ['fullName', 'Name'],
    ['externalReference', 'Reference'],
    ['postal_code', 'ZIP code'],
    ['shoe_size', 'shoe_size'],
  ])('calls %s by its name', (field, words) => {
    expect(nameField(field, english)).toBe(words);
  });
});

describe('explainRejection', () => {
  it.each(rejection.shape.reason.options)('has plain words for %s', (reason) => {
    const rejected = { line: 2, reason, column: null, cells: [] };
    expect(explainRejection(rejected, english)).not.toMatch(/_|imports\./);
    expect(explainRejection(rejected, spanish)).not.toBe(explainRejection(rejected, english));
  });
});
