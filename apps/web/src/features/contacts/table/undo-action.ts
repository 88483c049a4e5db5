import type { ContactAction } from '@ringfence/contract/contacts';
import type { SelectionInput } from './action-api.ts';

/** What takes people out of a list again that they were just added to. */
export interface ListUndo {
  listId: string;
  selection: SelectionInput;
  /** It was made for them, so that it is put away with them. */
  isNewList: boolean;
}

/**
 * Only where everybody was added who was selected: whoever was in the list before could not be told
 * from them, and would be taken out as well. A list that was made for them holds nobody else.
 */
export function findListUndo(
  action: Pick<ContactAction, 'kind' | 'state' | 'done' | 'changed' | 'list'>,
  { selection, isNewList }: { selection: SelectionInput; isNewList: boolean },
): ListUndo | null {
  const { kind, state, done, changed, list } = action;
  const isOver = state === 'done' || state === 'cancelled';
  if (kind !== 'add_to_list' || !isOver || list === null || changed === 0) {
    return null;
  }
  if (isNewList) {
    return { listId: list.id, selection: { filter: { listId: list.id } }, isNewList };
  }
  // Stopped half-way, those who were not reached may be in it from before.
  return state === 'done' && changed === done ? { listId: list.id, selection, isNewList } : null;
}
