import type { LiveEvent } from '@ringfence/contract/live';

/** How often a person who edits says so again. */
export const announcementGap = 20_000;

/** A browser that was closed says nothing any more: two announcements missed, and a little. */
const staleAfter = 2 * announcementGap + 5000;

export interface Editor {
  id: string;
  fullName: string;
  heardAt: number;
}

/** Who edits a contact, after one more event. */
export function noteEditor(
  editors: readonly Editor[],
  event: LiveEvent,
  { contactId, now }: { contactId: string; now: number },
): readonly Editor[] {
  if (event.kind !== 'contact_edited' || event.contactId !== contactId) {
    return editors;
  }
  const others = editors.filter(({ id }) => id !== event.editor.id);
  return event.isEditing ? [...others, { ...event.editor, heardAt: now }] : others;
}

/** The names of those who still edit, but for oneself. */
export function listEditors(editors: readonly Editor[], ownId: string, now: number): string[] {
  return editors
    .filter(({ id, heardAt }) => id !== ownId && now - heardAt < staleAfter)
    .map(({ fullName }) => fullName);
}
