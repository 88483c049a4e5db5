/**
 * A process of its own that reads one sheet of a workbook: whatever the workbook holds, only the memory and
 * the time of this process are at stake. It is given bytes and answers with rows; it opens no file and no
 * connection, and ends when the process that started it does.
 */
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import type { FileRow } from '../file-source.ts';
import { FileRefusal } from '../limits.ts';
import { ReadingMeter } from '../measure-reading.ts';
import {
  type ChildMessage,
  type ChildOrder,
  type ChildPart,
  childParts,
  readFrames,
} from './child-messages.ts';
import { createSheetReader } from './read-sheet.ts';
import { createStringsReader } from './read-strings.ts';
import { createStylesReader } from './read-styles.ts';
import type { XmlScanner } from './scan-xml.ts';

const longestMessage = 1024 ** 2;

// Reading a file is never more urgent than answering people.
setPriority(constants.priority.PRIORITY_LOW);

async function tell(message: ChildMessage): Promise<void> {
  if (!process.stdout.write(`${JSON.stringify(message)}\n`)) await once(process.stdout, 'drain');
}

/** One text of the workbook may stand in many cells: no more of it is written at once than is read. */
async function tellRows(rows: readonly FileRow[]): Promise<void> {
  let batch: FileRow[] = [];
  let length = 0;
  for (const row of rows) {
    batch.push(row);
    length += row.cells.reduce((sum, cell) => sum + cell.length, 0);
    if (length < longestMessage) continue;
    await tell({ kind: 'rows', rows: batch });
    batch = [];
    length = 0;
  }
  if (batch.length > 0) await tell({ kind: 'rows', rows: batch });
}

async function readWorkbook({ is1904, limits, megabytes }: ChildOrder): Promise<void> {
  const { scanner: stringsScanner, strings } = createStringsReader(megabytes);
  const { scanner: stylesScanner, styles } = createStylesReader();
  const meter = new ReadingMeter(limits);
  let rows: FileRow[] = [];
  const scanners: Record<ChildPart, XmlScanner> = {
    strings: stringsScanner,
    styles: stylesScanner,
    sheet: createSheetReader({ strings, styles, is1904, meter }, (row) => rows.push(row)),
  };
  const parts = [...childParts];
  let decoder = new TextDecoder();
  for await (const frame of readFrames(process.stdin)) {
    const part = parts[0];
    if (part === undefined) return;
    scanners[part].push(decoder.decode(frame, { stream: frame.length > 0 }));
    if (frame.length === 0) {
      scanners[part].end();
      decoder = new TextDecoder();
      parts.shift();
    }
    if (rows.length > 0) await tellRows(rows);
    rows = [];
    if (parts.length === 0) return tell({ kind: 'done' });
  }
}

try {
  const order: ChildOrder = JSON.parse(process.argv[2] ?? '');
  await readWorkbook(order);
} catch (error) {
  if (!(error instanceof FileRefusal)) throw error;
  const { reason, values } = error;
  await tell({ kind: 'refused', reason, values });
}
process.exitCode = 0;
process.stdin.destroy();
