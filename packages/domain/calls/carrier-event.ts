/** Why an ended call ended, as the carrier tells it. */
export type CarrierEnding =
  | 'completed'
  | 'busy'
  | 'no_answer'
  | 'failed'
  | 'not_in_service'
  | 'canceled';

/** Who picked up, where the carrier can tell: also a fax, and the tones of an operator that say that nobody can. */
export const answerers = ['human', 'machine', 'fax', 'operator', 'unknown'] as const;
export type AnsweredBy = (typeof answerers)[number];

/** One word of a carrier about a call, in our language. It may come late, twice and out of order. */
export type CarrierEvent = {
  /** The same for the same event, however often it is delivered. */
  key: string;
  /** When it happened, where the carrier says so. */
  at: Date | null;
  answeredBy?: AnsweredBy;
  /** From answer to end. */
  talkSeconds?: number;
} & ({ state: 'queued' | 'ringing' | 'answered' } | { state: 'ended'; ending: CarrierEnding });
