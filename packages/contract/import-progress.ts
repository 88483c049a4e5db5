import { importPhases } from '@ringfence/domain/imports/import-words';
import * as z from 'zod';

/** How far a step of an upload is that the server does by itself. */
export const importProgress = z.object({
  /** The share that is done, as what the bar shows; 0 of 0 until it is known. */
  done: z.number().int(),
  total: z.number().int(),
  /** What the step is at; null where it says nothing of it. */
  phase: z.enum(importPhases).nullable(),
  /**
   * Rows of the file in this phase, where it takes them one after another. While they are read, how many there are is
   * estimated; while they are stored or undone, how many are done is estimated within a batch, by the work that is done.
   */
  rows: z
    .object({ done: z.number().int(), total: z.number().int(), isTotalExact: z.boolean() })
    .nullable(),
  /** Null until there is enough to measure. */
  rowsPerSecond: z.number().int().nullable(),
  secondsLeft: z.number().int().nullable(),
});

export type ImportProgress = z.infer<typeof importProgress>;
