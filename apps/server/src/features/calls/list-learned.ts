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

type EventRow = RowOf<typeof listEvents.row>;

/** How long somebody spoke with a person of the organization, and where; a line may be gone since. */
function presentConnection(row: EventRow): Pick<LearnedFact, 'connectedSeconds' | 'line'> {
  const { connected_seconds: connectedSeconds, line_id: id, line_name: name } = row;
  return {
    ...(connectedSeconds === null ? {} : { connectedSeconds }),
    ...(id === null || name === null ? {} : { line: { id, name } }),
  };
}

/** What was learned on a call, in order. */
export function listLearned(events: readonly EventRow[]): LearnedFact[] {
  return events.flatMap((event) =>
    (stored.safeParse(event.facts).data ?? []).map(({ instalments, currency = '', ...fact }) => ({
      ...fact,
      learnedAt: event.received_at.toISOString(),
      ...(fact.kind === 'transferred' ? presentConnection(event) : {}),
      ...(instalments && {
        instalments: instalments.map(({ amountMinor, dueOn }) => ({
          amount: { amountMinor, currency },
          dueOn,
        })),
      }),
    })),
  );
}
