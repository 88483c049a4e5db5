import type { OrganizationSummary } from '@ringfence/contract/administration';
import { DeleteDialog } from './delete-dialog.tsx';
import { ReinstateDialog } from './reinstate-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { SuspendDialog } from './suspend-dialog.tsx';

const dialogs = {
  rename: RenameDialog,
  suspend: SuspendDialog,
  reinstate: ReinstateDialog,
  remove: DeleteDialog,
};

/** Something that is about to be done with an organization. */
export interface OrganizationTask {
  kind: keyof typeof dialogs;
  organization: OrganizationSummary;
}

interface OrganizationDialogProps {
  task: OrganizationTask;
  /** Gets what was done, in words. */
  onDone: (done: string) => void;
  onClose: () => void;
}

/** Asks for what a task needs, and does it. */
export function OrganizationDialog({ task, onDone, onClose }: OrganizationDialogProps) {
  const Dialog = dialogs[task.kind];
  return <Dialog organization={task.organization} onDone={onDone} onClose={onClose} />;
}
