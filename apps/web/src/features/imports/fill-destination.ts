import type { ImportDetail } from '@ringfence/contract/imports';
import type { DestinationFields } from './check-destination.ts';

type Filled = Pick<
  ImportDetail,
  'draft' | 'inspection' | 'listId' | 'listName' | 'obtainedHow' | 'obtainedBy' | 'obtainedOn'
>;

/** The layout that answers where the people go and how their numbers were obtained, until somebody has. */
export function findRemembered({ draft, inspection, listName, obtainedHow }: Filled) {
  const layout = inspection?.layout ?? null;
  const isAnswered = draft !== null || listName !== null || obtainedHow !== null;
  return isAnswered || layout?.destination == null
    ? null
    : { name: layout.name, destination: layout.destination };
}

/**
 * What stands in the fields at first: what was left there, else what was checked last, else what was answered for
 * the last file of this layout. A list that somebody came from is meant before that of the layout.
 */
export function fillDestination(detail: Filled, wantedListId: string | null): DestinationFields {
  const { draft } = detail;
  if (draft !== null) {
    const { isNewList, listName, listId, obtainedHow, obtainedBy, obtainedOn } = draft;
    return { isNewList, listName, listId, obtainedHow, obtainedBy, obtainedOn };
  }
  const known = findRemembered(detail)?.destination ?? detail;
  const listId = detail.listId ?? wantedListId ?? known.listId ?? '';
  return {
    isNewList: listId === '',
    listName: listId === '' ? (known.listName ?? '') : '',
    listId,
    obtainedHow: known.obtainedHow,
    obtainedBy: known.obtainedBy ?? '',
    obtainedOn: known.obtainedOn ?? '',
  };
}
