import { describe, expect, it } from 'vitest';
import { createTranslator } from '../../../i18n/create-translator.ts';
import { describeFilter } from './describe-filter.ts';

const translator = await createTranslator('en', ['work']);
const words = { t: translator.getFixedT('en', 'work'), language: 'en' } as const;
const choices = { campaigns: [], lists: [], callerIds: [], accounts: [] };

describe('the conditions of the history in words', () => {
  it('say what happened, and when calls were placed to the second', () => {
    const filter = {
      placedAfter: '2026-06-10T15:59:00.000Z',
      placedUntil: '2026-06-10T16:00:00.000Z',
      happened: 'nobody_free',
    } as const;
    expect(describeFilter(filter, choices, words)).toEqual([
      { part: 'placedAfter', label: expect.stringMatching(/^Placed after Jun 10, 2026, .*:59:00/) },
      { part: 'placedUntil', label: expect.stringMatching(/^Placed until Jun 10, 2026, .*:00:00/) },
      { part: 'happened', label: 'Nobody free to speak to' },
    ]);
    expect(describeFilter({ happened: 'abandoned' }, choices, words)).toEqual([
      { part: 'happened', label: 'Abandoned call' },
    ]);
  });
});
