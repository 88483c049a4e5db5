import type { Address, Cap, Jurisdiction, Pack } from './packs/pack.ts';
import type { Policy, WeekHours } from './policy.ts';
import type {
  CallMode,
  CollectorRole,
  ConsentKind,
  DebtKind,
  Direction,
  LineType,
  PastOutcome,
  PersonRole,
  PhonePlace,
  Purpose,
  RestrictionKind,
  Weekday,
} from './words.ts';

export type { CallMode } from './words.ts';

/** The hours of a day, by the clock of the person. Where `to` is not later, it lies on the next day. */
export interface HoursFact {
  /** Minutes since midnight. */
  from: number;
  to: number;
}

/** Permission that the person gave. */
export interface ConsentFact {
  kind: ConsentKind;
  /** The number it was given for, in E.164; null: for none in particular. */
  phone: string | null;
  at: Date;
  revokedAt: Date | null;
  expiresAt: Date | null;
  /** Of permission for a time or place: which hours it opens. Null: none. */
  hours: HoursFact | null;
  /** And numbers tied to which place. Null: none besides the number that is named. */
  place: PhonePlace | null;
}

/** A standing reason not to call. Without debt, phone and place it covers the whole person. */
export interface RestrictionFact {
  kind: RestrictionKind;
  debtId: string | null;
  phone: string | null;
  /** Of an inconvenient place, instead of a number: every number that is tied to it. */
  place: PhonePlace | null;
  at: Date;
  liftedAt: Date | null;
}

/** When the person does not want to be called, by their own clock. */
export interface InconvenientFact extends HoursFact {
  /** None: on every day. */
  days: readonly Weekday[];
  /** When they said so: permission given before it is taken back by it. Null: not known. */
  at: Date | null;
}

/** A call that was made, or that is reserved and may be ringing at this moment. */
export interface PastCallFact {
  at: Date;
  personId: string;
  debtIds: readonly string[];
  /** The account under which several loans are one debt. */
  group: string | null;
  phone: string;
  direction: Direction;
  outcome: PastOutcome;
}

/** When a campaign calls, besides what the law allows. */
export interface CampaignFact {
  /** Null: at once. */
  startsAt: Date | null;
  /** From then on nobody is called; null: it ends by itself. */
  endsAt: Date | null;
  /** By the clock of the person; null: whenever it is lawful. */
  hours: WeekHours | null;
}

/** Permission of a state to collect there. */
export interface LicenceFact {
  region: string;
  /** The last day on which it holds; null: it does not expire. */
  expiresOn: string | null;
}

/** How the campaign's calls went on one day (UTC), such as `2026-04-08`. */
export interface AbandonmentFact {
  day: string;
  answered: number;
  abandoned: number;
}

/**
 * The caller has no such facts and does not ask for the rule: it is not evaluated. The dialer never
 * says so; what it does not know is null or empty, and blocks.
 */
export type Unasked = 'unasked';

/** What a number of the person is tied to. */
export interface PhonePlaceFact {
  e164: string;
  place: PhonePlace;
}

/** What is known of a call before it is made. Each rule reads what it needs and nothing else. */
export interface Facts {
  direction: Direction;
  mode: CallMode;
  collectorRole: CollectorRole;
  purpose: Purpose;
  person: {
    id: string;
    /** ISO 3166-1, such as `US`. */
    country: string | null;
    /** State or province, such as `IL`. */
    region: string | null;
    postalCode: string | null;
    /** An IANA zone that the person confirmed; it overrides all other evidence. */
    confirmedZone: string | null;
    /** Every number of the person, in E.164. */
    phones: readonly string[];
    /** What each of them is tied to, where it is known. */
    phonePlaces: readonly PhonePlaceFact[];
    /** What the person is to the debt. Null: nothing else is known than that they owe it. */
    role: PersonRole | null;
    /** Such as `1984-02-29`. */
    bornOn: string | null;
    /** Known without the day, or besides it. */
    birthYear: number | null;
    isServiceMember: boolean;
  };
  phone: { e164: string; lineType: LineType; place: PhonePlace | null };
  debt: {
    id: string;
    /** Loans under one account number are one debt. */
    group: string | null;
    /** The day on which the first notice was sent, such as `2026-04-01`. */
    noticeOn: string | null | Unasked;
    kind: DebtKind | null;
    /** The time in which it could be sued for has run out. */
    isTimeBarred: boolean;
    /** When it was first talked about with the person. Null: not yet. */
    firstContactAt: Date | null | Unasked;
    /** The last day of grace of a promise to pay, such as `2026-04-10`. Null: none is open. */
    promisedUntil: string | null;
    /** The call reminds of that promise, which is the only one that binds. Left out: it does not. */
    isReminder?: boolean;
  };
  /** What the same call is about besides. Each is a question of its own: the rules judge `debt` alone. */
  furtherDebtIds: readonly string[];
  consents: readonly ConsentFact[];
  restrictions: readonly RestrictionFact[];
  inconvenient: readonly InconvenientFact[];
  /** Calls of this person on every number and in every campaign, and of others to this number. */
  history: readonly PastCallFact[];
  licences: readonly LicenceFact[] | Unasked;
  abandonment: readonly AbandonmentFact[] | Unasked;
  /** What was chosen for the campaign that asks. Left out: nothing was, or none asks. */
  campaign?: CampaignFact | undefined;
  /**
   * The numbers of the person as the campaign that asks tried them, where its earlier attempts changed their order. It
   * says which number was asked about first, and no rule reads it.
   */
  phoneOrder?: readonly string[] | undefined;
}

/** A rule may name the very law that it found broken, where it stands for several. */
export type Verdict =
  | { kind: 'allow'; isNote?: boolean; citation?: string }
  /** Null: this rule alone does not let go before the horizon. */
  | { kind: 'defer'; until: Date | null; citation?: string }
  | { kind: 'block'; liftedBy: string; citation?: string };

/** A place where the person may be, and what speaks for it. */
export interface CandidateZone {
  /** IANA name, such as `America/Chicago`. */
  zone: string;
  /** Such as `phone +1 312` or `region IL`. */
  evidence: readonly string[];
}

/** Whose law binds at an address, under a policy. */
export interface Binding {
  /** The chosen pack, and that of the place where the person lives. */
  packs: readonly Pack[];
  /** States and cities whose own rules bind, by the address. */
  jurisdictions: readonly Jurisdiction[];
  /** The caps of all of them. */
  caps: readonly Cap[];
  address: Address;
}

/** Hours of a law or of the policy. */
export interface SourcedHours {
  week: WeekHours;
  citation: string;
  /** The person may permit other times, as of Regulation F's. */
  fallsWithConsent: boolean;
}

/** Permission for hours or places as it bears on the number that is asked about, while it holds. */
export interface TimeConsent {
  readonly from: number;
  /** No longer part of it. */
  readonly to: number;
  /** Null: it opens no hours. Where there are some, a place is open in them alone. */
  readonly hours: HoursFact | null;
  readonly opensPlace: boolean;
}

/** Calls to the number within it are permitted beyond the frequency, and do not count. */
export interface ConsentPeriod {
  /** Null: to any number of the person. */
  readonly phone: string | null;
  readonly from: number;
  /** No longer part of it. */
  readonly to: number;
}

/** The hours of every law and of the policy cut with each other, from Monday to Sunday. */
export interface CombinedHours {
  week: WeekHours;
  /** The same without those that fall where the person permits other times. */
  weekByConsent: WeekHours;
  parts: readonly SourcedHours[];
}

/** What rules share, worked out once a decision. */
export interface Situation extends Binding {
  facts: Facts;
  policy: Policy;
  zones: readonly CandidateZone[];
  hours: CombinedHours;
  timeConsents: readonly TimeConsent[];
  /** Calls and talks about the debt, where no number turned out to be wrong. */
  callsAboutDebt: readonly PastCallFact[];
  /** When calls beyond the frequency are permitted. */
  consentPeriods: readonly ConsentPeriod[];
  /** Known at the moment asked about to be somebody else's. */
  wrongNumbers: readonly string[];
}

/** One rule of law or policy. It is pure: the same facts and moment give the same verdict. */
export interface Rule {
  /** The reason code under which a refusal is stored and shown. */
  code: string;
  /** Raised whenever the rule judges differently, and stored with every decision. */
  version: number;
  citation: string;
  /** Judges alike at every moment, so that it is not asked again while a minute is looked for. */
  isTimeless?: boolean;
  /** Allows every call to somebody without any restriction, so that it is not asked. */
  needsRestriction?: boolean;
  /** Whether it has anything to say of such a call; left out: of every one. What it says is judged by `judge` alone. */
  applies?(situation: Situation, now: Date): boolean;
  judge(situation: Situation, now: Date): Verdict;
}

export interface Reason {
  code: string;
  version: number;
  citation: string;
  verdict: Verdict;
}

export interface Decision {
  /** Block over defer over allow. `until` is a minute at which every rule allows the call. */
  verdict: { kind: 'allow' } | { kind: 'defer'; until: Date } | { kind: 'block'; liftedBy: string };
  /** What every rule said, in the order of the rules; those that allow too. */
  reasons: Reason[];
  zones: readonly CandidateZone[];
  /** Attempts that count in the current seven days for the person and each debt, before this one. */
  counts: Readonly<Record<string, number>>;
}
