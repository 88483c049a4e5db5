import { type CallProgress, callChoices } from '@ringfence/domain/calls/apply-event';
import { answerers } from '@ringfence/domain/calls/carrier-event';
import { callStates, outcomes } from '@ringfence/domain/calls/words';
import * as z from 'zod';
import type { RowOf } from '../platform/database/statement.ts';
import type { readCalls } from './queries/record.ts';

export type LockedCall = RowOf<typeof readCalls.row>;

const words = z.object({
  state: z.enum(callStates),
  outcome: z.enum(outcomes).nullable(),
  answered_by: z.enum(answerers).nullable(),
  choice: z.enum(callChoices).nullable(),
  ending: z
    .enum(['completed', 'busy', 'no_answer', 'failed', 'not_in_service', 'canceled'])
    .nullable(),
});

/** What is known of a call so far, as the rules of its life take it. */
export function readProgress(row: LockedCall): CallProgress {
  const { state, outcome, answered_by, choice, ending } = words.parse(row);
  return {
    state,
    outcome,
    rang: row.rang,
    answeredAt: row.answered_at,
    answeredBy: answered_by,
    choice,
    ending,
    endedAt: row.ended_at,
    talkSeconds: row.talk_seconds,
  };
}
