import type { FileFormat, Mapping } from '@ringfence/domain/imports/mapping';
import type { FileSource, FoundFile } from '../files/file-source.ts';
import type { ReadingTotals, ReadPart } from './messages.ts';
import { runThread } from './run-thread.ts';

/** Looks at the beginning of a file, in a thread of its own. */
export async function inspectInThread(
  source: FileSource,
  fileName: string,
  wanted: Partial<FileFormat> | undefined,
  signal?: AbortSignal,
): Promise<FoundFile> {
  const task = { kind: 'inspect', bytes: source.bytes, fileName, wanted } as const;
  for await (const message of runThread(source, task, signal)) {
    if (message.kind === 'found') return message.found;
  }
  throw new Error('the thread found nothing and said nothing');
}

export interface ReadingOrder {
  organizationId: string;
  importId: string;
  mapping: Mapping;
  now: Date;
}

/** Every row of a file, in parts as they are written to the database; then what became of them all. */
export async function* readInThread(
  source: FileSource,
  order: ReadingOrder,
  signal?: AbortSignal,
): AsyncGenerator<ReadPart, ReadingTotals> {
  const task = { kind: 'read', bytes: source.bytes, ...order } as const;
  for await (const message of runThread(source, task, signal)) {
    if (message.kind === 'read') return message.totals;
    if (message.kind !== 'found') yield message;
  }
  throw new Error('the thread ended before the file did');
}
