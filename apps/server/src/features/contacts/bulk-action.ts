import { type ContactAction, contactAction } from '@ringfence/contract/contacts';
import { recordSource, restrictionKind } from '@ringfence/contract/records';
import type { Permission } from '@ringfence/domain/access/permissions';
import * as z from 'zod';
import type { RowOf } from '../../platform/database/statement.ts';
import type { findAction } from './queries/contact-actions.ts';

/** What is kept of what to do, once it is known which list is meant. */
export const bulkAction = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('add_to_list'), listId: z.uuid() }),
  z.object({ kind: z.literal('remove_from_list'), listId: z.uuid() }),
  z.object({
    kind: z.literal('restrict'),
    restriction: restrictionKind,
    source: recordSource,
    evidence: z.string(),
    note: z.string(),
  }),
  z.object({ kind: z.literal('note'), content: z.string() }),
]);

export type BulkAction = z.infer<typeof bulkAction>;

/** Who may do it to many may do it to one. */
export const actionPermissions: Readonly<Record<BulkAction['kind'], Permission>> = {
  add_to_list: 'lists.edit',
  remove_from_list: 'lists.edit',
  restrict: 'contacts.work',
  note: 'contacts.work',
};

export function presentAction(row: RowOf<typeof findAction.row>): ContactAction {
  const { list_id: listId, list_name: listName } = row;
  return {
    id: row.id,
    kind: contactAction.shape.kind.parse(row.kind),
    state: contactAction.shape.state.parse(row.state),
    done: row.done,
    changed: row.changed,
    total: row.total,
    list: listId === null || listName === null ? null : { id: listId, name: listName },
  };
}
