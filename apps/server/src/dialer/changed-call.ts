import type { CallFact } from '@ringfence/domain/callflow/flow-state';
import { applyChoice, type CallProgress, callChoices } from '@ringfence/domain/calls/apply-event';
import type { LockedCall } from './read-progress.ts';

/** A call on which a batch of news arrived. */
export interface ChangedCall {
  row: LockedCall;
  before: CallProgress;
  now: CallProgress;
  /** When the first words were given to the carrier. */
  spokenAt: Date | null;
  /** The carrier's name for it, where the news gave it. */
  carrierCallId: string | null;
  /** Where trying again must wait for something else than the retry rules. */
  notBefore: Date | undefined;
  /** What the person on it has said. */
  facts: CallFact[];
}

/** What is learned of the person is kept beside the call; what the call came to, with it. */
export function learn(call: ChangedCall, facts: readonly CallFact[]): void {
  call.facts.push(...facts);
  for (const { kind } of facts) {
    const choice = callChoices.find((known) => known === kind);
    if (choice !== undefined) call.now = applyChoice(call.now, choice);
  }
}
