import type { AuditFault } from '@ringfence/contract/audits';

/** Something that an audit found. It never holds a name or a number of a person. */
export interface Finding {
  /** A call against a rule, a decision that is not what it was, or the activity record. */
  kind: 'violation' | 'facts' | 'chain';
  /** The reason code of a rule, or one of the faults. */
  code: string;
  citation: string;
  callId: string | null;
  contactId: string | null;
  decisionId: string | null;
  entryId: string | null;
  at: Date | null;
  detail: string;
}

/** What is wrong with one call, before it is said with which. */
export interface CallFault {
  kind: 'violation' | 'facts';
  code: string;
  citation: string;
  detail: string;
}

export const makeFault = (kind: CallFault['kind'], code: AuditFault, detail = ''): CallFault => ({
  kind,
  code,
  citation: '',
  detail,
});
