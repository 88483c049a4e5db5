import { expect, it } from 'vitest';
import { listDisclosures } from './list-disclosures.ts';
import { makePolicy } from './policy.ts';

const timeBarredDisclosures = {
  'us-ma': 'Massachusetts words.',
  'us-ny': 'New York words.',
  'us-nyc': 'City words.',
};
const policy = makePolicy({ pack: 'us', timeBarredDisclosures });
const at = (region: string | null, postalCode: string | null, e164 = '+13125550142') =>
  listDisclosures({ country: 'US', region, postalCode, phones: [e164] }, e164, policy);

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
  expect(listDisclosures(person, '+16175550142', none)).toEqual([]);
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
  expect(listDisclosures(person, '+12125550142', same)).toEqual(['The same.']);
});
