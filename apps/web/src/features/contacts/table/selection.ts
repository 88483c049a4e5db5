/** As many as the API takes by name. */
export const mostByName = 1000;

/** Contacts that are ticked, each with its organization, or all that match but for some. */
export type Selection =
  | { kind: 'some'; chosen: ReadonlyMap<string, string> }
  | { kind: 'all'; except: ReadonlySet<string> };

/** What has to be known of a row to tick it. */
export interface Selectable {
  id: string;
  organization: { id: string };
}

export const nothingSelected: Selection = { kind: 'some', chosen: new Map() };
export const everythingSelected: Selection = { kind: 'all', except: new Set() };

export function isSelected(selection: Selection, contactId: string): boolean {
  return selection.kind === 'all'
    ? !selection.except.has(contactId)
    : selection.chosen.has(contactId);
}

/** Ticks or unticks rows. As many as can be named are taken, the first of them first. */
export function selectRows(
  selection: Selection,
  rows: readonly Selectable[],
  isWanted: boolean,
): Selection {
  if (selection.kind === 'some') {
    const chosen = new Map(selection.chosen);
    for (const { id, organization } of rows) {
      if (!isWanted) {
        chosen.delete(id);
      } else if (chosen.size < mostByName) {
        chosen.set(id, organization.id);
      }
    }
    return { kind: 'some', chosen };
  }
  const except = new Set(selection.except);
  for (const { id } of rows) {
    if (isWanted) {
      except.delete(id);
    } else if (except.size < mostByName) {
      except.add(id);
    }
  }
  return { kind: 'all', except };
}

/** Ticks all of a range; null where they cannot all be named, so that some of it would be lost. */
export function selectRange(selection: Selection, rows: readonly Selectable[]): Selection | null {
  const next = selectRows(selection, rows, true);
  return rows.every(({ id }) => isSelected(next, id)) ? next : null;
}

/** Whether no more rows can be named, so that a tick would be lost. */
export function isFull(selection: Selection): boolean {
  const named = selection.kind === 'some' ? selection.chosen : selection.except;
  return named.size >= mostByName;
}

/** How many are selected of those that match; null: of whom it is not known how many there are. */
export function countSelected(selection: Selection, matching: number | null): number | null {
  if (selection.kind === 'some') {
    return selection.chosen.size;
  }
  return matching === null ? null : Math.max(0, matching - selection.except.size);
}

export function isEmpty(selection: Selection): boolean {
  return selection.kind === 'some' && selection.chosen.size === 0;
}

/** The one organization of everybody who is ticked; null where there are several or it is not known. */
export function findOrganization(selection: Selection): string | null {
  if (selection.kind === 'all') {
    return null;
  }
  const [only, second] = new Set(selection.chosen.values());
  return only !== undefined && second === undefined ? only : null;
}

/** How the box that stands for everybody is ticked. */
export function judgeAllBox(selection: Selection): 'all' | 'some' | 'none' {
  if (selection.kind === 'all') {
    return selection.except.size === 0 ? 'all' : 'some';
  }
  return selection.chosen.size === 0 ? 'none' : 'some';
}
