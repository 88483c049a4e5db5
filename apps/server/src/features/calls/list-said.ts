import type { CallDetail } from '@ringfence/contract/calls';
import * as z from 'zod';
import type { RowOf } from '../../platform/database/statement.ts';
import { isAnswer, isAskedAnswer } from './name-event.ts';
import type { findCall, listEvents } from './queries/show.ts';

type CallRow = RowOf<typeof findCall.row>;
type EventRow = RowOf<typeof listEvents.row>;
type Said = Pick<CallDetail, 'said' | 'areWordsKept'>;

const storedWords = z.object({ text: z.string(), language: z.string() });

/** The words that were stored with an event; none where it is from before they were. */
function readWords({ said }: EventRow): Said['said'] {
  const words = storedWords.safeParse(said).data;
  if (words === undefined) return [];
  return [{ speaker: 'recording', text: words.text, language: words.language.slice(0, 2) }];
}

/**
 * What was said, word for word as it was stored with the call, and what was pressed, in order. The script is not asked
 * again: it, the name and the language may be others by now.
 */
export function listSaid({ spoken_at, answered_by }: CallRow, events: readonly EventRow[]): Said {
  const isSpokenTo = answered_by !== 'machine' || events.some(isAnswer);
  // Somebody who waited too long for the first words heard a goodbye instead.
  if (spoken_at === null || !isSpokenTo) return { said: [], areWordsKept: true };
  const said = events.flatMap((event): Said['said'] =>
    isAskedAnswer(event)
      ? [{ speaker: 'person', text: event.digits, language: null }, ...readWords(event)]
      : readWords(event),
  );
  return { said, areWordsKept: said.some(({ speaker }) => speaker === 'recording') };
}
