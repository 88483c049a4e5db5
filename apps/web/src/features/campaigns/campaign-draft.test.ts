import { describe, expect, it } from 'vitest';
import { unreadable } from '../../ui/read-typed.ts';
import { readDraft } from './campaign-draft.ts';
import { firstChoices } from './campaign-fields.ts';
import { usualWeek } from './week-draft.ts';

describe('a draft of a campaign', () => {
  it('comes back as it was typed, half-typed hours included', () => {
    const draft = {
      ...firstChoices,
      name: 'March',
      order: 'balance',
      excludedListIds: ['a'],
      days: usualWeek.map((day) => ({ ...day, to: '' })),
    };
    expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it('leaves out what cannot be read, and keeps the rest', () => {
    const stored = {
      name: 'March',
      listId: 3,
      order: 'loudest',
      days: [1],
      retry: { busy: 'never' },
      anotherNumberAfter: ['busy', 'fax'],
    };
    expect(readDraft(stored)).toEqual({
      name: 'March',
      retry: { ...firstChoices.retry, busy: 'never' },
      anotherNumberAfter: ['busy'],
    });
    expect(readDraft({ startsAt: unreadable, endsAt: '2026-03-02T09:00' })).toEqual({
      endsAt: '2026-03-02T09:00',
    });
    expect([null, 'text', [1]].map(readDraft)).toEqual([{}, {}, {}]);
  });
});
