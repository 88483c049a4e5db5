import type { ContactFilter } from '@ringfence/contract/contacts';
import { useState } from 'react';
import type { HowMany } from './describe-people.ts';
import {
  countSelected,
  everythingSelected,
  findOrganization,
  isEmpty,
  nothingSelected,
  type Selection,
} from './selection.ts';
import { toSelectionInput } from './selection-input.ts';

/**
 * Who is selected. Another filter selects nobody: else something would be done to people who are not in
 * sight any more.
 */
export function useSelection(filterKey: string) {
  const [held, setHeld] = useState<{ key: string; selection: Selection }>({
    key: filterKey,
    selection: nothingSelected,
  });
  const selection = held.key === filterKey ? held.selection : nothingSelected;
  const select = (next: Selection) => setHeld({ key: filterKey, selection: next });
  return {
    selection,
    select,
    isAnybody: !isEmpty(selection),
    selectAll: () => select(everythingSelected),
    clear: () => select(nothingSelected),
    /** The box over the table: everybody, or nobody where all of them are selected already. */
    toggleAll: () =>
      select(
        selection.kind === 'all' && selection.except.size === 0
          ? nothingSelected
          : everythingSelected,
      ),
  };
}

/** What a dialog gets of those selected; no organization: one has to be chosen first. */
export function describeBulk(
  selection: Selection,
  filter: ContactFilter,
  matching: HowMany,
  organizationId: string | null,
) {
  return {
    organizationId: organizationId ?? findOrganization(selection),
    selection: toSelectionInput(selection, filter),
    people: {
      count: countSelected(selection, matching.count),
      isExact: selection.kind === 'some' || matching.isExact,
    },
  };
}
