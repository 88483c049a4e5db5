import { describe, expect, it } from 'vitest';
import { createTranslator } from '../../../i18n/create-translator.ts';
import { tidyFilter } from './contact-view.ts';
import { describeFilter, dropParts } from './describe-filter.ts';

const translator = await createTranslator('en', ['tables', 'work']);
const words = {
  t: translator.getFixedT('en', 'tables'),
  tWork: translator.getFixedT('en', 'work'),
  language: 'en',
  nameList: (listId: string) => `List ${listId}`,
} as const;
const labels = (filter: Parameters<typeof describeFilter>[0]) =>
  describeFilter(filter, words).map(({ label }) => label);

describe('describeFilter', () => {
  it('says every condition in a few words', () => {
    expect(
      labels({
        listId: '7',
        states: ['open', 'disputed'],
        outcomes: ['none', 'busy'],
        callable: 'later',
        zone: 'America/New_York',
        promised: false,
        suppressed: true,
      }),
    ).toEqual([
      'List: List 7',
      'State: Open, Disputed',
      'Last call: Never called, Busy',
      'Callable: Later',
      'Time zone: America/New York',
      'No promise to pay',
      'Do not call',
    ]);
  });

  it('says a range with both ends, or with the one that there is', () => {
    expect(labels({ balanceFrom: 10_000, currency: 'USD' })).toEqual(['Owed at least $100.00']);
    expect(labels({ balanceTo: 10_000, currency: 'JPY' })).toEqual(['Owed at most ¥10,000']);
    expect(labels({ balanceFrom: 0, balanceTo: 50, currency: 'USD' })).toEqual([
      'Owed $0.00 to $0.50',
    ]);
    expect(labels({ debtAgeFrom: 1000 })).toEqual(['Debt at least 1,000 days old']);
    expect(labels({ debtAgeTo: 30 })).toEqual(['Debt at most 30 days old']);
    expect(labels({ debtAgeFrom: 30, debtAgeTo: 60 })).toEqual(['Debt 30 to 60 days old']);
  });

  it('leaves the search to its field', () => {
    expect(labels({ search: 'ana' })).toEqual([]);
  });
});

describe('dropParts', () => {
  it('takes away what belongs to a condition, and nothing else', () => {
    const filter = { search: 'ana', balanceFrom: 1, balanceTo: 2, currency: 'USD' };
    const [owed] = describeFilter(filter, words);
    expect(tidyFilter(dropParts(filter, owed?.parts ?? []))).toEqual({ search: 'ana' });
  });
});
