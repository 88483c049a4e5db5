import { createStatusCounter } from '@ringfence/domain/imports/count-statuses';
import { createForgottenFinder } from '@ringfence/domain/imports/find-forgotten';
import { createUnheededFinder } from '@ringfence/domain/imports/find-unheeded';
import type { RejectionReason, WarningCode } from '@ringfence/domain/imports/import-words';
import type { RowReading } from '@ringfence/domain/imports/imported-row';
import { createCardMask } from '@ringfence/domain/imports/mask-cards';
import { createRowReader } from '@ringfence/domain/imports/read-row';
import type { FileRow } from '../files/file-source.ts';
import { inspectFile } from '../files/inspect-file.ts';
import { FileRefusal, ReaderKilled } from '../files/limits.ts';
import { readRows } from '../files/read-rows.ts';
import { createStageWriter, type StagedRow } from '../stage-format.ts';
import { cleanCells, cleanText } from './clean-text.ts';
import { CauseCounter } from './count-causes.ts';
import type { ReadingTotals, ThreadTask } from './messages.ts';
import { requireRoom } from './require-room.ts';
import { openThreadPort } from './thread-port.ts';

/** Of each warning so many rows are kept to be looked at; all are counted. */
const mostWarnings = 1_000;
/** Of rejected rows that may forbid calls so many are looked up; of more it is asked in any case. */
const mostUnheeded = 20_000;
const charactersAtOnce = 512 * 1024;
const rejectionsAtOnce = 1_000;

type Reading = Extract<ThreadTask, { kind: 'read' }>;

const port = openThreadPort((task) => void doTask(task));
const encoder = new TextEncoder();

/** Turns every row of the file into a row of the staging table or into a rejection. */
async function readFile({ mapping, now, organizationId, importId, bytes }: Reading) {
  const readRow = createRowReader(mapping, now);
  const writeStaged = createStageWriter(organizationId, importId);
  const rejected = new CauseCounter<RejectionReason>();
  const warned = new CauseCounter<WarningCode>();
  const statuses = createStatusCounter(mapping);
  const findForgotten = createForgottenFinder(mapping);
  const findUnheeded = createUnheededFinder(mapping);
  const maskCards = createCardMask(mapping);
  const totals: ReadingTotals = {
    rows: 0,
    staged: 0,
    rejections: [],
    warnings: [],
    statuses: [],
    hasOnlyCredits: false,
    unheeded: { references: [], beyond: 0 },
  };
  let [credits, owed] = [0, 0];
  let staged = '';
  let rejections: object[] = [];
  let rejectedCharacters = 0;
  let warnings: object[] = [];
  let estimated: number | null = null;
  const howFar = () => ({ rows: totals.rows, estimated });

  async function flush(): Promise<void> {
    if (staged !== '') {
      const content = encoder.encode(staged);
      staged = '';
      await port.send({ kind: 'rows', content, ...howFar() });
    }
    if (rejections.length > 0) {
      const content = JSON.stringify(rejections);
      rejections = [];
      rejectedCharacters = 0;
      await port.send({ kind: 'rejections', content, ...howFar() });
    }
    if (warnings.length > 0) {
      const content = JSON.stringify(warnings);
      warnings = [];
      await port.send({ kind: 'warnings', content, ...howFar() });
    }
  }

  function reject(
    { line, cells }: FileRow,
    { reason, column, value }: Extract<RowReading, { kind: 'rejected' }>,
  ): void {
    const { unheeded } = totals;
    const reference = reason === 'totals_row' ? null : findUnheeded(cells);
    if (reference !== null) {
      if (unheeded.references.length < mostUnheeded) unheeded.references.push(cleanText(reference));
      else unheeded.beyond += 1;
    }
    const shown = cleanText(maskCards.inText(value));
    rejected.add(reason, column, line, shown);
    const kept = cleanCells(maskCards.inCells(cells, reason));
    rejections.push({ line, reason, column, value: shown, cells: kept });
    // A cell takes room even where it is empty.
    rejectedCharacters += cells.reduce((length, cell) => length + cell.length + 3, 0);
  }

  function stage(row: FileRow, reading: StagedRow['reading']): void {
    totals.staged += 1;
    staged += writeStaged({ line: row.line, cells: maskCards.inCells(row.cells, null), reading });
    for (const { code, column, value } of reading.warnings) {
      warn(row, code, column, value);
      if (code === 'balance_credit') credits += 1;
    }
    if (reading.kind === 'debtor') {
      for (const { balanceMinor } of reading.debtor.debts) if (balanceMinor > 0) owed += 1;
    }
    for (const { column, value } of findForgotten(row.cells)) {
      warn(row, 'restriction_left_out', column, value);
    }
  }

  function warn({ line }: FileRow, code: WarningCode, column: string | null, value: string): void {
    const shown = cleanText(value);
    if (warned.add(code, column, line, shown) > mostWarnings) return;
    warnings.push({ line, code, column, value: shown });
  }

  function take(row: FileRow): void {
    totals.rows += 1;
    statuses.add(row.cells);
    const reading: RowReading =
      row.fault === undefined
        ? readRow(row.cells)
        : { kind: 'rejected', reason: row.fault, column: null, value: '' };
    if (reading.kind === 'rejected') reject(row, reading);
    else stage(row, reading);
  }

  const source = port.source(bytes);
  /** All rows of these bytes have been read, and none that comes after them. */
  const onBytes = (read: number): void => {
    if (read > 0 && totals.rows > 0) estimated = Math.round((totals.rows * bytes) / read);
  };
  for await (const batch of readRows(source, mapping.format, onBytes)) {
    for (const row of batch) take(row);
    requireRoom(totals.rows);
    const isMuch = staged.length > charactersAtOnce || rejectedCharacters > charactersAtOnce;
    if (isMuch || rejections.length > rejectionsAtOnce) await flush();
  }
  await flush();
  await port.drain();
  totals.rejections = rejected.list().map(({ code, ...cause }) => ({ ...cause, reason: code }));
  totals.warnings = warned.list();
  totals.hasOnlyCredits = credits > 0 && owed === 0 && mapping.negativeBalances !== 'credits';
  totals.statuses = statuses.list().map((status) => ({ ...status, word: cleanText(status.word) }));
  port.tell({ kind: 'read', totals });
}

async function doTask(task: ThreadTask): Promise<void> {
  try {
    if (task.kind === 'read') return await readFile(task);
    const found = await inspectFile(port.source(task.bytes), task.fileName, task.wanted);
    port.tell({ kind: 'found', found });
  } catch (error) {
    if (error instanceof ReaderKilled) return port.tell({ kind: 'killed' });
    // Anything else ends the thread, and is thrown where it was asked.
    if (!(error instanceof FileRefusal)) throw error;
    const { reason, values } = error;
    port.tell({ kind: 'unreadable', reason, values });
  }
}
