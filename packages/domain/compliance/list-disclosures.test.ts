import { expect, it } from 'vitest';
import { listDisclosures } from './list-disclosures.ts';
import { makePolicy } from './policy.ts';

const timeBarredDisclosures = {
  'us-ma': 'Massachusetts words.',
  'us-ny': 'New York words.',
  'us-nyc': 'City words.',
};
const policy = makePolicy({ pack: 'us', timeBarredDisclosures });
const inSpanish = { 'us-ma': ' Palabras de Massachusetts. ', 'us-nyc': '' };
const at = (region: string | null, postalCode: string | null, e164 = '+13125550142') =>
  listDisclosures(
    { country: 'US', region, postalCode, phones: [e164] },
    e164,
    policy,
    inSpanish,
  ).map(({ en }) => en);

it('is the text of the state that asks for one', () => {
  expect(at('MA', '02108')).toEqual(['Massachusetts words.']);
});

it('is that of the city besides, where it binds', () => {
  expect(at('NY', '10001')).toEqual(expect.arrayContaining(['New York words.', 'City words.']));
  expect(at('NY', '14201')).toEqual(['New York words.']);
});

it('is nothing where no state asks, or nothing was confirmed', () => {
  expect(at('IL', '60601')).toEqual([]);
  const none = makePolicy({ pack: 'us', timeBarredDisclosures: { 'us-ma': ' ' } });
  const person = { country: 'US', region: 'MA', postalCode: null, phones: [] };
  expect(listDisclosures(person, '+16175550142', none, {})).toEqual([]);
});

it('is taken from the area code where the address names no state', () => {
  expect(at(null, null, '+16175550142')).toEqual(['Massachusetts words.']);
});

it('is said once where two places ask for the same words', () => {
  const same = makePolicy({
    pack: 'us',
    timeBarredDisclosures: { 'us-ny': 'The same.', 'us-nyc': 'The same.' },
  });
  const person = { country: 'US', region: 'NY', postalCode: '10001', phones: [] };
  const once = [{ en: 'The same.', es: 'The same.' }];
  expect(listDisclosures(person, '+12125550142', same, {})).toEqual(once);
});

it('is in Spanish on calls in Spanish, and as it is where nobody confirmed that', () => {
  const person = { country: 'US', region: 'MA', postalCode: null, phones: [] };
  const list = (texts: Record<string, string>) =>
    listDisclosures(person, '+16175550142', policy, texts);
  expect(list(inSpanish)).toEqual([
    { en: 'Massachusetts words.', es: 'Palabras de Massachusetts.' },
  ]);
  expect(list({})).toEqual([{ en: 'Massachusetts words.', es: 'Massachusetts words.' }]);
});

it('is nothing where only the Spanish was confirmed, and the call is not allowed', () => {
  const none = makePolicy({ pack: 'us', timeBarredDisclosures: {} });
  const person = { country: 'US', region: 'MA', postalCode: null, phones: [] };
  expect(listDisclosures(person, '+16175550142', none, inSpanish)).toEqual([]);
});
