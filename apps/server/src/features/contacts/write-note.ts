import * as z from 'zod';
import { ProblemError } from '../../platform/http/problem.ts';
import { writeOnce } from '../../platform/idempotency/write-once.ts';
import { type RecordContext, type RecordServices, tellRecord } from '../records/index.ts';
import { insertNote } from './queries/edit.ts';

const output = z.object({ noteId: z.uuid() });

/** What it says stands in the note alone: the record of activity outlives the person's data. */
export function writeNote(
  services: RecordServices,
  context: RecordContext,
  input: { contactId: string; content: string },
): Promise<{ noteId: string }> {
  const { contactId, content } = input;
  const request = { ...context, operation: 'contacts.addNote', input, output };
  return writeOnce(services.database, request, async (transaction) => {
    const made = await transaction.first(insertNote, [contactId, content, services.now()]);
    if (made === undefined) throw new ProblemError('not_found');
    const entry = { action: 'note.written', contactId, isHarmless: true };
    await tellRecord(services, transaction, context.scope, entry);
    return { noteId: made.id };
  });
}
