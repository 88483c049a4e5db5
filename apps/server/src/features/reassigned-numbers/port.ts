import type { ReassignedAnswer } from '@ringfence/domain/compliance/reassigned-answers';

/** One number, and since when it matters whether somebody else got it. */
export interface ReassignedQuestion {
  /** E.164. */
  e164: string;
  /** The day of the latest consent for the number, such as `2026-01-02`. */
  consentOn: string;
}

export interface ReassignedReply {
  e164: string;
  /** `yes`: permanently disconnected since that day. `no_data`: the database does not know. */
  answer: ReassignedAnswer;
}

/**
 * The provider that answers for the Reassigned Numbers Database (47 CFR 64.1200(m)): docs/reassigned-numbers.md. None
 * is built in. What is not answered for stays as it was; what throws changes nothing.
 */
export interface ReassignedNumbers {
  /** At most this many questions at once. */
  readonly mostQuestions: number;
  ask(questions: readonly ReassignedQuestion[]): Promise<readonly ReassignedReply[]>;
}
