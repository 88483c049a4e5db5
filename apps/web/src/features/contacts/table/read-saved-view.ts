import type { SavedView } from '@ringfence/contract/contacts';
import { type ContactView, readColumns, tidyFilter } from './contact-view.ts';
import { isSameView } from './view-address.ts';

/** Yes and no travel as words, and come back as they were sent. */
function readYesNo(value: unknown): boolean | undefined {
  return value === undefined || value === null ? undefined : String(value) === 'true';
}

/** What a saved view shows; columns that there are no more are passed over. */
export function readSavedView({ content }: Pick<SavedView, 'content'>): ContactView {
  const { filter, sort, direction, columns } = content;
  return {
    filter: tidyFilter({
      ...filter,
      promised: readYesNo(filter.promised),
      suppressed: readYesNo(filter.suppressed),
    }),
    sort,
    direction,
    columns: readColumns(columns),
  };
}

/**
 * The saved view that somebody looks at: the one that they chose, though they changed it since, or else
 * one that shows the same.
 */
export function findSavedView<View extends Pick<SavedView, 'id' | 'content'>>(
  views: readonly View[],
  chosenId: string | null,
  shown: ContactView,
): { view: View; isChanged: boolean } | null {
  const view =
    views.find(({ id }) => id === chosenId) ??
    views.find((known) => isSameView(readSavedView(known), shown));
  return view === undefined ? null : { view, isChanged: !isSameView(readSavedView(view), shown) };
}
