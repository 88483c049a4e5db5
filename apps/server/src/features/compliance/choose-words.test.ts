import { firstPolicy } from '@ringfence/domain/compliance/policy';
import { makeFacts } from '@ringfence/domain/compliance/testing/make-facts';
import { expect, it } from 'vitest';
import { chooseWords as chooseFor } from './choose-words.ts';

const chooseWords = (facts: unknown, policy: unknown) =>
  chooseFor({ language: 'es', facts, policy });
const policy = {
  ...firstPolicy,
  timeBarredDisclosures: { 'us-ma': 'Massachusetts words.' },
  timeBarredDisclosuresInSpanish: { 'us-ma': 'Palabras de Massachusetts.' },
};
const stored = (change: Parameters<typeof makeFacts>[0]): unknown =>
  JSON.parse(JSON.stringify(makeFacts(change)));

it('speaks in the role that the call was judged in', () => {
  expect(chooseWords(stored({ collectorRole: 'creditor' }), null)).toEqual({
    language: 'es',
    role: 'creditor',
    disclosures: [],
  });
});

it('says what the state has said of a debt that is too old, and of no other', () => {
  const person = { region: 'MA', postalCode: '02108' };
  const old = stored({ person, debt: { isTimeBarred: true } });
  expect(chooseWords(old, policy).disclosures).toEqual([
    { en: 'Massachusetts words.', es: 'Palabras de Massachusetts.' },
  ]);
  expect(chooseWords(stored({ person }), policy).disclosures).toEqual([]);
});

it('says nothing of the debt where the decision or the policy cannot be read', () => {
  expect(chooseWords({}, policy).disclosures).toBeNull();
  expect(chooseWords(stored({}), { pack: 'nowhere' }).disclosures).toBeNull();
});
