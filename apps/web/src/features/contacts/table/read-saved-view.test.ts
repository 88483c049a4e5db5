import type { SavedView } from '@ringfence/contract/contacts';
import { describe, expect, it } from 'vitest';
import { findSavedView, readSavedView } from './read-saved-view.ts';

const content: SavedView['content'] = {
  filter: { states: ['open'], promised: true },
  sort: 'balance',
  direction: 'descending',
  columns: ['balance', 'a column of old', 'phone'],
};
const open = { id: 'open', content };
const paid = { id: 'paid', content: { ...content, filter: { states: ['paid' as const] } } };

describe('readSavedView', () => {
  it('leads with the name, and passes over columns that there are no more', () => {
    expect(readSavedView(open).columns).toEqual(['name', 'balance', 'phone']);
  });

  it('understands yes and no as they are sent', () => {
    const sent = JSON.parse(JSON.stringify({ ...content, filter: { promised: 'false' } }));
    expect(readSavedView({ content: sent }).filter).toEqual({ promised: false });
    expect(readSavedView(open).filter.promised).toBe(true);
  });
});

describe('findSavedView', () => {
  it('is the one that was chosen, changed or not', () => {
    const shown = readSavedView(open);
    expect(findSavedView([paid, open], 'open', shown)).toEqual({ view: open, isChanged: false });
    expect(findSavedView([paid, open], 'paid', shown)).toEqual({ view: paid, isChanged: true });
  });

  it('is one that shows the same where none was chosen', () => {
    expect(findSavedView([paid, open], null, readSavedView(open))?.view).toBe(open);
    const other = { ...readSavedView(open), sort: 'name' } as const;
    expect(findSavedView([paid, open], null, other)).toBeNull();
  });

  it('does not mind a view that is gone', () => {
    expect(findSavedView([paid], 'deleted', readSavedView(open))).toBeNull();
  });
});
