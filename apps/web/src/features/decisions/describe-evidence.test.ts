import { describe, expect, it } from 'vitest';
import { createTranslator } from '../../i18n/create-translator.ts';
import { describeEvidence } from './describe-evidence.ts';

const english = (await createTranslator('en', ['work'])).getFixedT('en', 'work');

describe('describeEvidence', () => {
  it.each([
    ['phone +1 312', 'phone code +1 312'],
    ['phone +61 2', 'phone code +61 2'],
    ['region IL', 'state or region IL'],
    ['region NSW', 'state or region NSW'],
    ['postal code 60601', 'postal code 60601'],
    ['postal code M5V 2T6', 'postal code M5V 2T6'],
    ['ZIP 60601', 'postal code 60601'],
    ['country GB', 'country GB'],
    ['confirmed by the person', 'confirmed by the person'],
    ['a feeling', 'a feeling'],
  ])('tells %s', (evidence, words) => {
    expect(describeEvidence(evidence, english)).toBe(words);
  });
});
