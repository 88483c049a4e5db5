import { AddToListDialog } from './add-to-list-dialog.tsx';
import type { BulkAction } from './bulk-bar.tsx';
import type { BulkDialogProps } from './bulk-dialog-props.ts';
import { CallDialog } from './call-dialog.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { RestrictDialog } from './restrict-dialog.tsx';

const dialogs = {
  list: AddToListDialog,
  restrict: RestrictDialog,
  note: NoteDialog,
  call: CallDialog,
} as const satisfies Record<Exclude<BulkAction, 'download'>, unknown>;

export type BulkDialogKind = keyof typeof dialogs;

/** The dialog of what was chosen; all of them are fetched together, when the first is wanted. */
export function BulkDialog({ kind, ...props }: BulkDialogProps & { kind: BulkDialogKind }) {
  const Dialog = dialogs[kind];
  return <Dialog {...props} />;
}
