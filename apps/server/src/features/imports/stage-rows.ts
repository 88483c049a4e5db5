import type { Transaction } from '../../platform/database/database.ts';
import type { FileSource } from './files/file-source.ts';
import { deleteReadings, insertRejections, insertWarnings } from './queries/readings.ts';
import { stageTarget } from './stage-format.ts';
import { type ReadingOrder, readInThread } from './thread/ask-thread.ts';
import type { ReadingTotals, ReadPart } from './thread/messages.ts';

export interface StageOptions {
  signal?: AbortSignal | undefined;
  /** How many rows of the file have been read, and how many it should have by what they took of it. */
  onProgress?(rows: number, estimated: number | null): void;
}

type Parts = AsyncGenerator<ReadPart, ReadingTotals>;
type Step = IteratorResult<ReadPart, ReadingTotals>;

/**
 * Reads a whole file into the staging table, and what cannot be used to the rejections. Nothing of an
 * earlier reading stays; cut off anywhere, the transaction leaves nothing.
 */
export async function stageRows(
  transaction: Transaction,
  source: FileSource,
  order: ReadingOrder,
  { signal, onProgress }: StageOptions = {},
): Promise<ReadingTotals> {
  const key = [order.organizationId, order.importId];
  await transaction.all(deleteReadings, key);
  const parts: Parts = readInThread(source, order, signal);
  const take = async (): Promise<Step> => {
    const step = await parts.next();
    if (step.done !== true) onProgress?.(step.value.rows, step.value.estimated);
    return step;
  };
  let step = await take();
  /** Rows that follow each other are one COPY; it ends where something else comes. */
  async function* copied(): AsyncGenerator<Uint8Array> {
    while (step.done !== true && step.value.kind === 'rows') {
      yield step.value.content;
      step = await take();
    }
  }
  try {
    while (step.done !== true) {
      const part = step.value;
      if (part.kind === 'rows') {
        await transaction.copyFrom(stageTarget, copied());
        continue;
      }
      const statement = part.kind === 'rejections' ? insertRejections : insertWarnings;
      await transaction.all(statement, [...key, part.content]);
      step = await take();
    }
  } finally {
    // Ends the thread where the writing failed.
    if (step.done !== true) await parts.return(nothingRead);
  }
  return step.value;
}

const nothingRead: ReadingTotals = {
  rows: 0,
  staged: 0,
  rejections: [],
  warnings: [],
  statuses: [],
  hasOnlyCredits: false,
  unheeded: { references: [], beyond: 0 },
};
