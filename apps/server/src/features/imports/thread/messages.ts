import { rejectionReasons, warningCodes } from '@ringfence/domain/imports/import-words';
import type { FileFormat, Mapping } from '@ringfence/domain/imports/mapping';
import type { Refusal } from '@ringfence/domain/imports/refusals';
import * as z from 'zod';
import type { FoundFile } from '../files/file-source.ts';

/** What a thread is asked for. */
export type ThreadTask =
  | { kind: 'inspect'; bytes: number; fileName: string; wanted: Partial<FileFormat> | undefined }
  | {
      kind: 'read';
      bytes: number;
      mapping: Mapping;
      now: Date;
      organizationId: string;
      importId: string;
    };

const cause = z.object({
  column: z.string().nullable(),
  rows: z.number().int(),
  /** The first few. */
  examples: z.array(z.object({ line: z.number().int(), value: z.string() })),
});

/** What became of all rows of a file when they were read. */
export const readingTotals = z.object({
  rows: z.number().int(),
  /** Rows that were not rejected, as many as there are in the staging table. */
  staged: z.number().int(),
  rejections: z.array(cause.extend({ reason: z.enum(rejectionReasons) })),
  warnings: z.array(cause.extend({ code: z.enum(warningCodes) })),
  /** Every balance is negative, and nobody said what that means. */
  hasOnlyCredits: z.boolean().default(false),
  /** Rejected rows that may forbid calls, by the references of their people; `beyond` are not listed any more. */
  unheeded: z
    .object({ references: z.array(z.string()), beyond: z.number().int() })
    .default({ references: [], beyond: 0 }),
  /** What each word of a status was read as. */
  statuses: z
    .array(
      z.object({
        column: z.string(),
        word: z.string(),
        meaning: z.string().nullable(),
        rows: z.number().int(),
      }),
    )
    .default([]),
});

export type ReadingTotals = z.infer<typeof readingTotals>;
export type Example = z.infer<typeof cause>['examples'][number];

/** Rows on their way to a table: as COPY reads them, or in JSON. */
export type ReadPart = (
  | { kind: 'rows'; content: Uint8Array<ArrayBuffer> }
  | { kind: 'rejections' | 'warnings'; content: string }
) & {
  /** How many rows have been read, and how many the file should have; null until that can be said. */
  rows: number;
  estimated: number | null;
};

export type FromThread =
  /** Bytes of the file are wanted: from the first until before the second. */
  | { kind: 'want'; id: number; from: number; to: number }
  | ReadPart
  | { kind: 'found'; found: FoundFile }
  | { kind: 'read'; totals: ReadingTotals }
  | ({ kind: 'unreadable' } & Refusal)
  /** The process that reads a workbook for the thread was killed. */
  | { kind: 'killed' };

export type ToThread =
  | { kind: 'task'; task: ThreadTask }
  | { kind: 'bytes'; id: number; content: Uint8Array<ArrayBuffer> }
  /** A part has arrived where it belongs: another may be sent. */
  | { kind: 'taken' };
