export type SimulatedOutcome =
  | 'no_answer'
  | 'machine'
  | 'human'
  | 'busy'
  | 'failed'
  | 'not_in_service';

/** What the called side does. Seconds are those of a real call, before `speed` divides them. */
export interface Behaviour {
  outcome: SimulatedOutcome;
  /** From the first ring until somebody or something picks up, or the network ends it. */
  ringSeconds: number;
  /** How long the carrier listens until it knows who picked up. */
  detectionSeconds: number;
  /** One key for each question, in order; none for the questions after the last. */
  keys: readonly string[];
  /** From the end of a question to the key. */
  reactionSeconds: number;
  /** From the answer until the person puts the phone down, if they do not hear it out. */
  hangUpAfterSeconds: number | undefined;
  callbacks: 'in_order' | 'lost' | 'twice_in_wrong_order';
  /** How long the answer to the request that makes the call is held back. Never divided. */
  answerDelayMilliseconds: number;
}
