/** Who speaks: a person, a recording, or a synthetic voice, which the law treats as artificial. */
export type CallMode = 'human' | 'prerecorded' | 'ai';

/** Permission that the person gave. */
export interface ConsentFact {
  kind: 'tcpa';
  /** The number it was given for, in E.164. */
  phone: string;
  at: Date;
  revokedAt: Date | null;
  expiresAt: Date | null;
}

/** A standing reason not to call. Without debt and phone it covers the whole person. */
export interface RestrictionFact {
  kind: 'medium_stop' | 'number_stop' | 'wrong_number' | 'paid';
  debtId: string | null;
  phone: string | null;
  at: Date;
  liftedAt: Date | null;
}

/** A call that was made, or that is reserved and may be ringing at this moment. */
export interface PastCallFact {
  at: Date;
  personId: string;
  debtIds: readonly string[];
  phone: string;
  direction: 'outbound' | 'inbound';
  outcome: 'no_answer' | 'voicemail' | 'dropped' | 'conversation' | 'busy' | 'not_in_service';
}

/** What is known of a call before it is made. Each rule reads what it needs and nothing else. */
export interface Facts {
  mode: CallMode;
  person: {
    id: string;
    /** ISO 3166-1, such as `US`. */
    country: string;
    /** State or province, such as `IL`. */
    region: string | null;
    postalCode: string | null;
    /** An IANA zone that the person confirmed; it overrides all other evidence. */
    confirmedZone: string | null;
    /** Every number of the person, in E.164. */
    phones: readonly string[];
  };
  phone: { e164: string; lineType: 'mobile' | 'landline' | 'voip' | 'unknown' };
  debt: { id: string };
  consents: readonly ConsentFact[];
  restrictions: readonly RestrictionFact[];
  /** Calls of this person on every number and in every campaign. */
  history: readonly PastCallFact[];
}

export type Verdict =
  | { kind: 'allow' }
  | { kind: 'defer'; until: Date }
  | { kind: 'block'; liftedBy: string };

/** A place where the person may be, and what speaks for it. */
export interface CandidateZone {
  /** IANA name, such as `America/Chicago`. */
  zone: string;
  /** Such as `phone +1 312` or `region IL`. */
  evidence: readonly string[];
}

/** What rules share, worked out once a decision. */
export interface Situation {
  facts: Facts;
  zones: readonly CandidateZone[];
}

/** One rule of law or policy. It is pure: the same facts and moment give the same verdict. */
export interface Rule {
  /** The reason code under which a refusal is stored and shown. */
  code: string;
  /** Raised whenever the rule judges differently, and stored with every decision. */
  version: number;
  citation: string;
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
  verdict: Verdict;
  /** What every rule said, in the order of the rules; those that allow too. */
  reasons: Reason[];
  zones: readonly CandidateZone[];
  /** Attempts that count in the current seven days for the person and each debt, before this one. */
  counts: Readonly<Record<string, number>>;
}
