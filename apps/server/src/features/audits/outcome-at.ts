import { listLoosened } from '@ringfence/domain/calls/correct-outcome';
import { presentAsPastCall } from '@ringfence/domain/calls/count-attempt';
import { type Outcome, outcomes } from '@ringfence/domain/calls/words';
import type { PastCallFact } from '@ringfence/domain/compliance/types';
import * as z from 'zod';
import { hasActed } from './acts-within.ts';

/** How a call ended, and what was said of that afterwards, in order. */
export interface CorrectedOutcome {
  outcome: Outcome | null;
  corrections: readonly { outcome: Outcome; at: Date }[];
}

const corrections = z.array(
  z.object({ outcome: z.enum(outcomes), at: z.coerce.date<string>() }).strict(),
);

export const readCorrections = (written: unknown): CorrectedOutcome['corrections'] =>
  corrections.parse(written);

/**
 * What was to be known of a call's outcome at a moment. What makes a limit bind less holds from when it was entered,
 * anything else within the second that everything has to act.
 */
export function outcomeAt(call: CorrectedOutcome, moment: Date): Outcome | null {
  return call.corrections.reduce((known, { outcome, at }) => {
    const isLoosening = known !== null && listLoosened(known, outcome).length > 0;
    const holds = isLoosening ? at <= moment : hasActed(at, moment);
    return holds ? outcome : known;
  }, call.outcome);
}

/** The same as the rules see it; null where for them there was no call. */
export const pastOutcomeAt = (
  call: CorrectedOutcome,
  moment: Date,
): PastCallFact['outcome'] | null => presentAsPastCall(outcomeAt(call, moment));
