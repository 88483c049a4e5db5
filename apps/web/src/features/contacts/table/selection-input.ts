import type { ContactFilter } from '@ringfence/contract/contacts';
import type { SelectionInput } from './action-api.ts';
import { toFilterInput } from './contact-view.ts';
import type { Selection } from './selection.ts';

/** Those selected, as the API takes them. */
export function toSelectionInput(selection: Selection, filter: ContactFilter): SelectionInput {
  return selection.kind === 'some'
    ? { contactIds: [...selection.chosen.keys()] }
    : { filter: toFilterInput(filter), except: [...selection.except] };
}

/** The same for a file: those ticked, or all that match but for some. */
export function toDownloadInput(selection: Selection | null, filter: ContactFilter) {
  const asked = { filter: toFilterInput(filter) };
  if (selection === null) {
    return asked;
  }
  return selection.kind === 'some'
    ? { ...asked, contactIds: [...selection.chosen.keys()] }
    : { ...asked, except: [...selection.except] };
}
