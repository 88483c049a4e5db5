import { inspection as inspectionSchema } from '@ringfence/contract/imports';
import { importKinds } from '@ringfence/domain/imports/import-words';
import * as z from 'zod';
import { forgetStale } from './files/forget-stale.ts';
import { openStoredFile } from './open-source.ts';
import { keepInspection } from './queries/steps.ts';
import type { Step, StepServices } from './run-step.ts';
import { suggestReading } from './suggest-reading.ts';
import { inspectInThread } from './thread/ask-thread.ts';

/** What was asked for when the file is looked at again stands with what was found before. */
const again = z
  .object({ format: inspectionSchema.shape.format, wanted: inspectionSchema.shape.format })
  .partial()
  .nullable();
const kindOf = z.enum(importKinds);

export const presentColumns = (
  columns: readonly { name: string; field: string | null }[],
): { name: string; field: string | null }[] => columns.map(({ name, field }) => ({ name, field }));

/** Finds out what the file is and what its columns may hold. */
export async function inspectUpload({ database }: StepServices, step: Step): Promise<void> {
  const { organizationId, importId, taken, signal } = step;
  const source = openStoredFile(database, { organizationId, importId, bytes: taken.file_bytes });
  const before = again.parse(taken.inspection);
  const wanted =
    before?.wanted && before.format ? forgetStale(before.format, before.wanted) : before?.wanted;
  const found = await inspectInThread(source, taken.file_name, wanted, signal);
  await step.transact(async (transaction) => {
    const kind = kindOf.parse(taken.kind);
    const reading = await suggestReading(transaction, organizationId, kind, found);
    await transaction.all(keepInspection, [
      organizationId,
      importId,
      JSON.stringify(reading),
      JSON.stringify(reading.columns.map(({ name }) => name)),
      JSON.stringify(presentColumns(reading.columns)),
    ]);
    await step.end(transaction, 'matching');
  });
}
