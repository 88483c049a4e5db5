import type { LearnedFact } from '@ringfence/contract/calls';
import { callFactKinds } from '@ringfence/domain/callflow/fact-kinds';
import { dayParts, scriptLanguages, verifyQuestions } from '@ringfence/domain/callflow/script';
import * as z from 'zod';
import type { RowOf } from '../../platform/database/statement.ts';
import type { listEvents } from './queries/show.ts';

const stored = z.array(
  z.object({
    kind: z.enum(callFactKinds),
    by: z.array(z.enum(verifyQuestions)).optional(),
    instalments: z.array(z.object({ amountMinor: z.number(), dueOn: z.string() })).optional(),
    currency: z.string().optional(),
    suits: z.enum(dayParts).optional(),
    language: z.enum(scriptLanguages).optional(),
    words: z.string().optional(),
  }),
);

/** What was learned on a call, in order. */
export function listLearned(events: readonly RowOf<typeof listEvents.row>[]): LearnedFact[] {
  return events.flatMap(({ facts, received_at }) =>
    (stored.safeParse(facts).data ?? []).map(({ instalments, currency = '', ...fact }) => ({
      ...fact,
      learnedAt: received_at.toISOString(),
      ...(instalments && {
        instalments: instalments.map(({ amountMinor, dueOn }) => ({
          amount: { amountMinor, currency },
          dueOn,
        })),
      }),
    })),
  );
}
