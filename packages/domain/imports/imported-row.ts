import type { ReassignedCheck } from '../compliance/reassigned-answers.ts';
import type {
  ConsentKind,
  DebtKind,
  Direction,
  LineType,
  PastOutcome,
  PersonRole,
  PhonePlace,
  RestrictionKind,
} from '../compliance/words.ts';
import type { RejectionReason, WarningCode } from './import-words.ts';
import type { Inconvenience } from './read-inconvenient.ts';

export interface ImportedPhone {
  e164: string;
  lineType: LineType;
  label: string | null;
  place: PhonePlace | null;
}

/** A day is written as 2026-03-04. Null: the file says nothing, and what is known stays. */
export interface ImportedDebt {
  /** Null: the person's own reference. */
  reference: string | null;
  creditor: string | null;
  balanceMinor: number;
  originalMinor: number | null;
  currency: string;
  openedOn: string | null;
  dueOn: string | null;
  chargedOffOn: string | null;
  noticeSentOn: string | null;
  /** The day on which it was first talked about. */
  firstContactOn: string | null;
  group: string | null;
  /** Null: open, or paid where nothing is owed. */
  state: 'open' | 'paid' | 'disputed' | 'recalled' | 'closed' | null;
  /** The standing reason not to call that its status names. */
  restriction: RestrictionKind | null;
  kind: DebtKind | null;
  isTimeBarred: boolean | null;
  /** What the person is to this debt. */
  role: PersonRole | null;
}

/** A person who owes, as one row of a file tells of them. Null: the row says nothing. */
export interface ImportedDebtor {
  /** The file's own reference, or one derived from phone and name. */
  externalReference: string;
  fullName: string;
  birthYear: number | null;
  /** The day, where the row tells the whole of it, such as `1984-02-29`. */
  bornOn: string | null;
  email: string | null;
  address: string | null;
  city: string | null;
  region: string | null;
  postalCode: string | null;
  country: string | null;
  language: 'en' | 'es' | null;
  confirmedZone: string | null;
  note: string | null;
  custom: Readonly<Record<string, string>>;
  phones: readonly ImportedPhone[];
  debts: readonly ImportedDebt[];
  /** What the file says of consent to automated calls; null when it says nothing. */
  consent: boolean | null;
  /** The file says of the person that they must not be called. */
  doNotCall: boolean | null;
  /** When and where they are not to be called. */
  inconvenient: Inconvenience | null;
  /** The reason that it names for it, where it is another than that they do not want it. */
  stopReason: RestrictionKind | null;
  isServiceMember: boolean | null;
}

/** Whom a row of history is about: by reference, by phone, or by both, which must then agree. */
export interface ImportedSubject {
  externalReference: string | null;
  e164: string | null;
  debtReference: string | null;
}

export interface ImportedCall extends ImportedSubject {
  /** ISO 8601 in UTC. */
  occurredAt: string;
  direction: Direction;
  outcome: PastOutcome;
  evidence: string;
}

export interface ImportedConsent extends ImportedSubject {
  kind: ConsentKind;
  obtainedHow: string;
  obtainedBy: string;
  obtainedOn: string;
  /** The last day on which it holds. */
  expiresOn: string | null;
  /** The moment at which that day has ended, in ISO 8601 and UTC. */
  expiresAt: string | null;
  /** Of permission for a time or place: the hours by the person's clock, in minutes since midnight. */
  fromMinute: number | null;
  toMinute: number | null;
  place: PhonePlace | null;
  /** What the Reassigned Numbers Database answered of the number. */
  reassigned: ReassignedCheck | null;
  evidence: string;
}

export interface ImportedRestriction extends ImportedSubject {
  kind: RestrictionKind;
  startedAt: string;
  source: string;
  evidence: string;
}

/** Times and places of a previous system at which somebody is not to be called. */
export interface ImportedInconvenient extends ImportedSubject, Inconvenience {
  kind: 'inconvenient_time';
  startedAt: string;
  source: string;
  evidence: string;
}

/** Money that came in for a debt, or that came back. */
export interface ImportedPayment extends ImportedSubject {
  amountMinor: number;
  currency: string;
  paidOn: string;
  payerReference: string | null;
  isReversal: boolean;
}

export interface RowWarning {
  code: WarningCode;
  column: string | null;
  value: string;
}

/** What one row was read as. A row is never dropped: it is one of these. */
export type RowReading =
  | {
      kind: 'rejected';
      reason: RejectionReason;
      /** The column at fault, as it is named in the file. */
      column: string | null;
      value: string;
    }
  | { kind: 'debtor'; debtor: ImportedDebtor; warnings: readonly RowWarning[] }
  | { kind: 'call'; call: ImportedCall; warnings: readonly RowWarning[] }
  | { kind: 'consent'; consent: ImportedConsent; warnings: readonly RowWarning[] }
  | { kind: 'payment'; payment: ImportedPayment; warnings: readonly RowWarning[] }
  | { kind: 'restriction'; restriction: ImportedRestriction; warnings: readonly RowWarning[] }
  | { kind: 'inconvenient'; inconvenient: ImportedInconvenient; warnings: readonly RowWarning[] };
