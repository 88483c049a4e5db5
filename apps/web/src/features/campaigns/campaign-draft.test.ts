import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStorage } from '../../testing/create-storage.ts';
import { unreadable } from '../../ui/read-typed.ts';
import {
  forgetDraft,
  nameOrigin,
  readDraft,
  recallDraft,
  rememberDraft,
} from './campaign-draft.ts';
import { firstChoices } from './campaign-fields.ts';
import { usualWeek } from './week-draft.ts';

beforeEach(() => void vi.stubGlobal('localStorage', createStorage()));
afterEach(() => void vi.unstubAllGlobals());

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

describe('the drafts of a browser', () => {
  it('are apart by what the form was opened from, and by organization', () => {
    rememberDraft('harbor', 'blank', { name: 'March' });
    rememberDraft('harbor', 'list may', { name: 'May' });
    rememberDraft('pine', 'blank', { name: 'Pine' });
    expect(recallDraft('harbor', 'blank')).toEqual({ name: 'March' });
    expect(recallDraft('harbor', 'list may')).toEqual({ name: 'May' });
    expect(recallDraft('harbor', 'list june')).toEqual({});
    forgetDraft('harbor', 'list may');
    expect(recallDraft('harbor', 'list may')).toEqual({});
    expect(recallDraft('harbor', 'blank')).toEqual({ name: 'March' });
    expect(recallDraft('pine', 'blank')).toEqual({ name: 'Pine' });
  });

  it('are the last twenty that were changed', () => {
    for (let list = 0; list < 20; list += 1) rememberDraft('harbor', `list ${list}`, { name: 'x' });
    rememberDraft('harbor', 'list 0', { name: 'again' });
    rememberDraft('harbor', 'blank', { name: 'new' });
    expect(recallDraft('harbor', 'list 0')).toEqual({ name: 'again' });
    expect(recallDraft('harbor', 'list 1')).toEqual({});
    expect(recallDraft('harbor', 'list 2')).toEqual({ name: 'x' });
  });

  it('are opened from a list, a campaign that is copied, or nothing', () => {
    const name = (search: string) => nameOrigin(new URLSearchParams(search));
    expect(['', '?list=may', '?copy=june'].map(name)).toEqual(['blank', 'list may', 'copy june']);
  });
});
