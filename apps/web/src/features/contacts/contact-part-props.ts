import type { ContactDetail } from '@ringfence/contract/records';

/** What takes back what was just done. */
export type Undo =
  | { kind: 'restriction'; restrictionId: string }
  | { kind: 'inconvenientTime'; inconvenientTimeId: string }
  | { kind: 'confirmedZone'; zone: string | null };

export interface Done {
  /** What was done, as a sentence. */
  message: string;
  /** What it is called, such as `Stop calling`. */
  record: string;
  undo: Undo | null;
}

/** What every part of the page of a contact is given that changes something. */
export interface ContactPartProps {
  contact: ContactDetail;
  onDone: (done: Done) => void;
}

/** The same for a dialog. */
export interface ContactDialogProps extends ContactPartProps {
  onClose: () => void;
}
