import { describe, expect, it } from 'vitest';
import { createTranslator } from '../../i18n/create-translator.ts';
import { describeEvidence } from './describe-evidence.ts';

const english = (await createTranslator('en', ['work'])).getFixedT('en', 'work');

describe('describeEvidence', () => {
  it.each([
    ['phone +1312', 'phone code +1312'],
    ['region IL', 'state IL'],
    ['postal code 60601', 'ZIP code 60601'],
    ['confirmed America/Chicago', 'confirmed by the person'],
    ['a feeling', 'a feeling'],
  ])('tells %s', (evidence, words) => {
    expect(describeEvidence(evidence, english)).toBe(words);
  });
});
