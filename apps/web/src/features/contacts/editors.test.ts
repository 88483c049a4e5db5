import type { LiveEvent } from '@ringfence/contract/live';
import { describe, expect, it } from 'vitest';
import { type Editor, listEditors, noteEditor } from './editors.ts';

const edits = (id: string, isEditing: boolean, contactId = 'c1'): LiveEvent => ({
  kind: 'contact_edited',
  contactId,
  editor: { id, fullName: `Person ${id}` },
  isEditing,
});

function hear(events: readonly [event: LiveEvent, now: number][]): readonly Editor[] {
  return events.reduce<readonly Editor[]>(
    (editors, [event, now]) => noteEditor(editors, event, { contactId: 'c1', now }),
    [],
  );
}

describe('who edits a contact', () => {
  it('is shown until they say that they have ended', () => {
    const begun = hear([[edits('a', true), 0]]);
    expect(listEditors(begun, 'me', 1000)).toEqual(['Person a']);
    expect(
      hear([
        [edits('a', true), 0],
        [edits('a', false), 500],
      ]),
    ).toEqual([]);
  });

  it('is shown once, however often they say so', () => {
    const editors = hear([
      [edits('a', true), 0],
      [edits('b', true), 0],
      [edits('a', true), 20_000],
    ]);
    expect(listEditors(editors, 'me', 20_000).toSorted()).toEqual(['Person a', 'Person b']);
  });

  it('is not shown for ever for somebody whose browser was closed', () => {
    const editors = hear([[edits('a', true), 0]]);
    expect(listEditors(editors, 'me', 44_000)).toEqual(['Person a']);
    expect(listEditors(editors, 'me', 46_000)).toEqual([]);
  });

  it('is nobody of another contact, and not oneself', () => {
    expect(hear([[edits('a', true, 'c2'), 0]])).toEqual([]);
    expect(listEditors(hear([[edits('me', true), 0]]), 'me', 0)).toEqual([]);
  });
});
