import type { OrganizationSummary } from '@ringfence/contract/administration';

/** What every dialog about one organization is given. */
export interface TaskDialogProps {
  organization: OrganizationSummary;
  onDone: (done: string) => void;
  onClose: () => void;
}
