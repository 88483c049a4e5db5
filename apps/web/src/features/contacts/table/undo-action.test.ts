import type { ContactAction } from '@ringfence/contract/contacts';
import { describe, expect, it } from 'vitest';
import { findListUndo } from './undo-action.ts';

const selection = { contactIds: ['a', 'b'] };
const added: ContactAction = {
  id: 'x',
  kind: 'add_to_list',
  state: 'done',
  done: 2,
  changed: 2,
  total: 2,
  list: { id: 'l', name: 'March' },
};

describe('findListUndo', () => {
  it('takes out those who were added', () => {
    expect(findListUndo(added, { selection, isNewList: false })).toEqual({
      listId: 'l',
      selection,
      isNewList: false,
    });
  });

  it('empties and puts away a list that was made for them', () => {
    expect(findListUndo(added, { selection, isNewList: true })).toEqual({
      listId: 'l',
      selection: { filter: { listId: 'l' } },
      isNewList: true,
    });
  });

  it('is not offered where some were in the list before: it would take them out too', () => {
    expect(findListUndo({ ...added, changed: 1 }, { selection, isNewList: false })).toBeNull();
  });

  it('is not offered half-way, but for a list of their own', () => {
    const stopped: ContactAction = { ...added, state: 'cancelled' };
    expect(findListUndo(stopped, { selection, isNewList: false })).toBeNull();
    expect(findListUndo(stopped, { selection, isNewList: true })).not.toBeNull();
    expect(findListUndo({ ...added, state: 'running' }, { selection, isNewList: true })).toBeNull();
  });

  it('has nothing to do where nothing changed, and for everything else', () => {
    expect(findListUndo({ ...added, changed: 0 }, { selection, isNewList: true })).toBeNull();
    expect(
      findListUndo({ ...added, kind: 'restrict' }, { selection, isNewList: false }),
    ).toBeNull();
  });
});
