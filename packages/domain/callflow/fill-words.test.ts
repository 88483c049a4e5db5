import { describe, expect, it } from 'vitest';
import { fillWords, listVariables, type Speaking, scriptVariables } from './fill-words.ts';
import { knownFacts } from './testing/flow-facts.ts';

const verified: Speaking = {
  facts: knownFacts,
  contactPerson: 'Jo Reed',
  language: 'en',
  isVerified: true,
};
const promise = { amountMinor: 12_000, currency: 'USD', dueOn: '2026-11-27' };

describe('words with variables', () => {
  it.each([
    ['{caller}', 'Harbor Services'],
    ['{name}', 'Ann Smith'],
    ['{contact_person}', 'Jo Reed'],
    ['{ring_back}', '1, 3 1 2, 5 5 5, 0 1 4 2'],
    ['{today}', 'Wednesday, November 18'],
    ['{balance}', '$98,765.43'],
    ['{reference}', '7 7 8 8'],
    ['{creditor|your creditor}', 'Zephyr Clinic'],
    ['{ due_date | soon }', 'Friday, July 31'],
    ['{promise_amount|nothing}', 'nothing'],
    ['{nobody|knows} {nothing}', 'knows'],
    ['no variables', 'no variables'],
  ])('%s is %s', (words, spoken) => {
    expect(fillWords(words, verified)).toBe(spoken);
  });

  it('name the promise of the call, or the one that was just chosen', () => {
    const words = '{promise_amount}, {promise_date}: {promise}';
    const withPromise = { ...verified, facts: { ...knownFacts, promise } };
    expect(fillWords(words, withPromise)).toBe(
      '$120, Friday, November 27: $120 by Friday, November 27',
    );
    const promised = [{ amountMinor: 5_000, dueOn: '2026-11-20' }];
    expect(fillWords('{promise}', { ...withPromise, promised })).toBe('$50 by Friday, November 20');
  });

  it('say nothing of a debt to somebody who is not verified', () => {
    const unverified = { ...verified, isVerified: false, facts: { ...knownFacts, promise } };
    for (const [name, { isOfDebt }] of Object.entries(scriptVariables)) {
      const spoken = fillWords(`{${name}|something else}`, unverified);
      expect(spoken === 'something else').toBe(isOfDebt);
    }
  });

  it('are listed with what is said instead', () => {
    expect(listVariables('{ creditor |a b} and {balance}')).toEqual([
      { name: 'creditor', fallback: 'a b' },
      { name: 'balance', fallback: null },
    ]);
  });
});
