/** What is known of a call before it is made. Each rule reads what it needs and nothing else. */
export interface Facts {
  phone: { e164: string };
}

export type Verdict =
  | { kind: 'allow' }
  | { kind: 'defer'; until: Date }
  | { kind: 'block'; liftedBy: string };

/** One rule of law or policy. It is pure: the same facts and moment give the same verdict. */
export interface Rule {
  /** The reason code under which a refusal is stored and shown. */
  code: string;
  /** Raised whenever the rule judges differently, and stored with every decision. */
  version: number;
  citation: string;
  judge(facts: Facts, now: Date): Verdict;
}

export interface Reason {
  code: string;
  version: number;
  citation: string;
  verdict: Verdict;
}

export interface Decision {
  verdict: Verdict;
  /** Every rule that does not allow the call now, not only the first. */
  reasons: Reason[];
}
