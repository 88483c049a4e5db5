import type {
  AbandonmentFact,
  CampaignFact,
  ConsentFact,
  Facts,
  InconvenientFact,
  PastCallFact,
  RestrictionFact,
} from '@ringfence/domain/compliance/types';
import type { Direction } from '@ringfence/domain/compliance/words';
import type { RowOf } from '../../platform/database/statement.ts';
import type { SecondCounts } from './counted-caps.ts';
import type { CorrectedOutcome } from './outcome-at.ts';
import type { PolicyHistory } from './policy-history.ts';
import type { readCalls } from './queries/calls.ts';
import type { readAbandonmentResumes } from './queries/ledger.ts';

/** What a call was about besides the debt that it led with, as the tables have it today. */
export interface RawFurtherDebt
  extends Pick<
    RowOf<typeof readCalls.row>,
    'debt_id' | 'account_group' | 'reference' | 'creditor' | 'notice_sent_on' | 'first_contact_at'
  > {
  kind: Facts['debt']['kind'];
  is_time_barred: boolean;
  person_role: Facts['person']['role'];
}

export interface RawCall
  extends Omit<
      RowOf<typeof readCalls.row>,
      'outcome' | 'corrections' | 'facts' | 'further_debts' | 'direction'
    >,
    CorrectedOutcome {
  direction: Direction;
  further: readonly RawFurtherDebt[];
  /** Those that it was decided on; undefined where they cannot be read. */
  stored: Facts | undefined;
  /** Who was called on what number about what, and how: as stored, or as it is today. */
  known: Facts | undefined;
}

/** Something that we learned at one moment and wrote down at another. */
interface Learned {
  receivedAt: Date;
  recordedAt: Date;
}

export interface RawRestriction extends Omit<RestrictionFact, 'at'>, Learned {
  /** Null where it binds the number, no matter who is called on it. */
  contactId: string | null;
  /** It should never have been entered. */
  isMistake: boolean;
}

export interface RawInconvenientTime extends InconvenientFact, Learned {
  liftedAt: Date | null;
}

export interface RawOutsideCall
  extends Pick<PastCallFact, 'phone' | 'debtIds' | 'direction' | 'outcome'>,
    Learned {
  /** The accounts of its debts. */
  groups: readonly string[];
}

/** An amount that was promised, and between which moments the promise was open. */
export interface RawPromise {
  debtId: string;
  dueOn: string;
  openedAt: Date;
  settledAt: Date | null;
}

export interface RawDebt {
  id: string;
  reference: string;
  creditor: string | null;
}

export interface RawPerson {
  contactId: string;
  /** In the order in which they were reserved. */
  calls: RawCall[];
  outsideCalls: RawOutsideCall[];
  restrictions: RawRestriction[];
  consents: ConsentFact[];
  inconvenient: RawInconvenientTime[];
  promises: RawPromise[];
  /** Bankruptcies of others who owe a debt of the person as well. */
  stays: RawRestriction[];
  /** Of people who have kin, or are some. */
  debts: RawDebt[];
  /** Other contacts that are the same human, and since when that is known. */
  kin: { person: RawPerson; since: Date }[];
}

/** A call to a number, no matter who it was for. */
export interface CallToNumber {
  contactId: string;
  at: Date;
  /** As it was known at a moment; null where for the rules there was none. */
  outcomeAt(moment: Date): PastCallFact['outcome'] | null;
}

/** Two contacts that are one human, and since when that is known; the first was called. */
export interface Kinship {
  contactId: string;
  otherId: string;
  since: Date;
}

/** When an organization might not call, and why. */
export interface Stop {
  fault: 'calls_halted' | 'organization_suspended' | 'organization_deleted';
  since: Date;
  until: Date | null;
}

/** A licence that the organization has, or of which its activity record tells. */
export interface RawLicence {
  region: string;
  expiresOn: string | null;
  isHeld: boolean;
  since: Date;
  /** When it was last entered, changed or removed. */
  changedAt: Date;
}

/** When a campaign called, from a moment on. */
export interface RawSchedule extends CampaignFact {
  campaignId: string;
  setAt: Date;
}

/** What was learned of some people. */
export interface RawLedger {
  persons: Map<string, RawPerson>;
  /** What binds everybody who is called on the number. */
  restrictionsOfNumber: Map<string, RawRestriction[]>;
}

/** Everything about some people that the database knows, as it is written there. */
export interface Round extends RawLedger {
  /** Whose calls are judged; the others are there because they are the same human. */
  called: readonly string[];
  policies: PolicyHistory;
  stops: Stop[];
  licences: RawLicence[];
  /** How each campaign's calls went, by the day. */
  campaignDays: Map<string, AbandonmentFact[]>;
  /** How they stood when an admin let a paused campaign go on; in order. */
  resumes: readonly RowOf<typeof readAbandonmentResumes.row>[];
  /** In the order in which they were chosen. */
  schedules: readonly RawSchedule[];
  callsTo: Map<string, CallToNumber[]>;
  /** What a count of the database says of the calls that may be too many. */
  counts: SecondCounts;
}
