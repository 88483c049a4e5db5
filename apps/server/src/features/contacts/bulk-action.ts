import { type ContactAction, contactAction } from '@ringfence/contract/contacts';
import { recordSource, restrictionKind } from '@ringfence/contract/records';
import type { Permission } from '@ringfence/domain/access/permissions';
import * as z from 'zod';
import type { RowOf } from '../../platform/database/statement.ts';
import type { findAction } from './queries/contact-actions.ts';

/** What is kept of what to do, once it is known which list is meant. */
export const bulkAction = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('add_to_list'),
    listId: z.uuid(),
    /** Whether the list was made for it, so that it goes with the people on it. */
    isNewList: z.boolean().default(false),
  }),
  z.object({ kind: z.literal('remove_from_list'), listId: z.uuid() }),
  z.object({
    kind: z.literal('restrict'),
    restriction: restrictionKind,
    source: recordSource,
    evidence: z.string(),
    note: z.string(),
  }),
  z.object({ kind: z.literal('note'), content: z.string() }),
  z.object({ kind: z.literal('merge_lists'), listId: z.uuid(), listIds: z.array(z.uuid()) }),
]);

export type BulkAction = z.infer<typeof bulkAction>;
export type ActionKind = BulkAction['kind'];

/** Who may do it to many may do it to one. */
export const actionPermissions: Readonly<Record<ActionKind, Permission>> = {
  add_to_list: 'lists.edit',
  remove_from_list: 'lists.edit',
  restrict: 'contacts.work',
  note: 'contacts.work',
  merge_lists: 'lists.edit',
};

/** What can be taken back, and by whom: a reason not to call ends by those who may end one. */
export const undoPermissions: Readonly<Partial<Record<ActionKind, Permission>>> = {
  add_to_list: 'lists.edit',
  remove_from_list: 'lists.edit',
  restrict: 'suppressions.lift',
};

/** How far a batch of it came. */
export interface Batch {
  done: number;
  changed: number;
  /** Up to whom; null: nobody was left. */
  last: string | null;
  isLast: boolean;
  /** Why it goes no further. */
  failure?: 'list_archived' | 'list_left_out';
}

/** Nothing more is done, such as to a list that was put away. */
export const endBecause = (failure: NonNullable<Batch['failure']>): Batch => ({
  done: 0,
  changed: 0,
  last: null,
  isLast: false,
  failure,
});

export function presentAction(row: RowOf<typeof findAction.row>): ContactAction {
  const { list_id: listId, list_name: listName } = row;
  const { kind, state, failure } = contactAction.shape;
  return {
    id: row.id,
    kind: kind.parse(row.kind),
    state: state.parse(row.state),
    done: row.done,
    changed: row.changed,
    total: row.total,
    isTotalExact: row.is_total_exact,
    list: listId === null || listName === null ? null : { id: listId, name: listName },
    undoes: row.undoes_id,
    isUndoable: row.is_undoable,
    failure: failure.parse(row.failure),
  };
}
