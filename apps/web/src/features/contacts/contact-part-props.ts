import type { ContactFields } from '@ringfence/contract/contact-editing';
import type { ContactDetail } from '@ringfence/contract/records';
import type { DebtKind, PersonRole } from '@ringfence/domain/compliance/words';

export type Phone = ContactDetail['phones'][number];
export type Debt = ContactDetail['debts'][number];

/** What is changed of a number. */
export type PhoneChange = Pick<Phone, 'label' | 'lineType' | 'place' | 'reassigned'> & {
  phoneId: string;
  /** Somebody who could not be called and can be by this is to be called. */
  confirmsCallable?: boolean;
};

export const debtStates = ['open', 'promised', 'paid', 'disputed', 'recalled', 'closed'] as const;
export type DebtState = (typeof debtStates)[number];

/** What is changed of a debt. What is left out stays. */
export interface DebtChange {
  debtId: string;
  group?: string | null;
  creditor?: string | null;
  balanceMinor?: number;
  originalMinor?: number | null;
  openedOn?: string | null;
  dueOn?: string | null;
  chargedOffOn?: string | null;
  noticeSentOn?: string | null;
  kind?: DebtKind | null;
  isTimeBarred?: boolean;
  personRole?: PersonRole | null;
  firstContactAt?: string | null;
  state?: DebtState;
  /** Somebody who could not be called and can be by this is to be called. */
  confirmsCallable?: boolean;
}

/** What takes back what was just done. */
export type Undo =
  | { kind: 'fields'; revision: number; fields: ContactFields }
  | { kind: 'phone'; change: PhoneChange }
  | { kind: 'phoneOrder'; phoneIds: string[] }
  | {
      kind: 'debt';
      change: DebtChange;
      /** Whether calls about it can begin again by it, which is for admins to say. */
      letsCallsBegin: boolean;
    }
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
