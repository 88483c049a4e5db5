import type { ContactAction } from '@ringfence/contract/contacts';
import type { SelectionInput } from '../../table/action-api.ts';
import type { HowMany } from '../../table/describe-people.ts';

/** What every dialog is given that does something to those selected. */
export interface BulkDialogProps {
  organizationId: string;
  selection: SelectionInput;
  people: HowMany;
  onBegun: (action: ContactAction, options?: { isForCall?: boolean }) => void;
  onClose: () => void;
}
