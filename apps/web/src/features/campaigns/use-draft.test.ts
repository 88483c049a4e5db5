import { describe, expect, it } from 'vitest';
import { openDraft } from './use-draft.ts';

describe('a form for a campaign', () => {
  it('opens with what was typed in it before', () => {
    expect(openDraft({ wantedListId: 'may' }, { listId: 'may', name: 'March' })).toEqual({
      opened: { listId: 'may' },
      recalled: { listId: 'may', name: 'March' },
    });
    expect(openDraft({ wantedListId: '' }, { name: 'March' }).recalled).toEqual({ name: 'March' });
  });

  it('calls the list that is wanted, without those who were meant besides another one', () => {
    const other = { listId: 'june', furtherListIds: ['july'] };
    expect(openDraft({ wantedListId: 'may' }, other)).toEqual({
      opened: { listId: 'may' },
      recalled: {},
    });
  });

  it('opens with what is copied, until something is typed', () => {
    const copied = { listId: 'may', mostAttempts: '5' };
    expect(openDraft({ wantedListId: '', copied }, {})).toEqual({ opened: copied, recalled: {} });
  });
});
