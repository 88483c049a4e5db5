import { describe, expect, it } from 'vitest';
import { createTranslator } from '../../../i18n/create-translator.ts';
import { describeValue } from './describe-value.ts';
import { listChanges } from './list-changes.ts';
import { makePolicy } from './testing/make-policy.ts';

const t = (await createTranslator('en', ['settings'])).getFixedT('en', 'settings');
const tell = (field: Parameters<typeof describeValue>[0], part: Parameters<typeof makePolicy>[0]) =>
  describeValue(field, makePolicy(part), t, 'en');

describe('what changed in a policy', () => {
  it('names the creditors with a role of their own', () => {
    const creditorRoles = { 'Lakeside Bank': 'creditor', 'First Bank': 'third_party' } as const;
    expect(listChanges(makePolicy(), makePolicy({ creditorRoles }))).toEqual(['creditorRoles']);
    expect(tell('creditorRoles', { creditorRoles })).toBe(
      'First Bank: Debts of others; Lakeside Bank: Your own',
    );
    expect(tell('creditorRoles', {})).toBe('None');
  });

  it('names the places with a text, and the text', () => {
    const timeBarredDisclosures = { 'us-ma': 'Too old to sue for.' };
    expect(listChanges(makePolicy(), makePolicy({ timeBarredDisclosures }))).toEqual([
      'timeBarredDisclosures',
    ]);
    expect(tell('timeBarredDisclosures', { timeBarredDisclosures })).toBe(
      'Massachusetts: “Too old to sue for.”',
    );
  });

  it('says whether service members are held back', () => {
    expect(listChanges(makePolicy(), makePolicy({ holdsServiceMembers: true }))).toEqual([
      'holdsServiceMembers',
    ]);
    expect(tell('holdsServiceMembers', { holdsServiceMembers: true })).toBe('Yes');
  });
});
