import { callStates, outcomes } from '@ringfence/domain/calls/words';
import { describe, expect, it } from 'vitest';
import { createTranslator } from '../../i18n/create-translator.ts';
import { describeEvent, explainStanding, nameOutcome, nameStanding } from './call-words.ts';

const english = (await createTranslator('en', ['work'])).getFixedT('en', 'work');
const spanish = (await createTranslator('es', ['work'])).getFixedT('es', 'work');

describe('the words of a call', () => {
  it.each(outcomes)('has plain words for the outcome %s', (outcome) => {
    for (const t of [english, spanish]) {
      expect(nameOutcome(outcome, t)).not.toMatch(/_|calls\./);
      expect(explainStanding({ state: 'ended', outcome }, t)).toMatch(/\.$/);
    }
  });

  it.each(callStates)('has plain words for the state %s', (state) => {
    for (const t of [english, spanish]) {
      expect(nameStanding({ state, outcome: null }, t)).not.toMatch(/calls\./);
      expect(explainStanding({ state, outcome: null }, t)).toMatch(/\.$/);
    }
  });

  it('shows an outcome of a newer server as it is', () => {
    expect(nameOutcome('abducted', english)).toBe('abducted');
  });
});

describe('describeEvent', () => {
  it.each([
    ['reserved', null, 'Decided and reserved'],
    ['no-answer', null, 'No answer'],
    ['pressed', '1', 'Pressed 1'],
    ['no_key', null, 'Pressed no key'],
    ['end', null, 'Closed: no report from the carrier'],
    ['hiccup', null, 'hiccup'],
  ])('tells %s', (kind, key, words) => {
    expect(describeEvent({ kind, key }, english)).toBe(words);
  });
});
