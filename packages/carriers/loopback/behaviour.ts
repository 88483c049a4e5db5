import type { CarrierEnding } from '@ringfence/domain/calls/carrier-event';

/** What the called side does. Seconds are those of a real call, before `speed` divides them. */
export interface Behaviour {
  /** Who picks up, or how the call ends because nobody does. */
  comesTo: 'person' | 'machine' | Exclude<CarrierEnding, 'completed' | 'canceled'>;
  /** From the first ring until the phone is picked up. */
  ringSeconds: number;
  /** How long it takes to tell a person from a machine. */
  detectionSeconds: number;
  /** The key for the first question; nothing is pressed at any other. */
  key: string | null;
  /** From the end of a question to the key. */
  reactionSeconds: number;
  /** How long the person holds the line, where they do not hear it out. */
  patienceSeconds: number;
  events: 'in_order' | 'lost' | 'twice_in_wrong_order';
  /** Whether the answer to the request that makes the call comes back. */
  losesAnswer: boolean;
}
