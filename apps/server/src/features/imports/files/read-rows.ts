import type { FileFormat } from '@ringfence/domain/imports/mapping';
import { createHeaderCutter } from './cut-header.ts';
import type { FileRow, FileSource } from './file-source.ts';
import { limitReading, ReadingMeter } from './measure-reading.ts';
import { type Content, openContent } from './open-content.ts';
import { readTextRows } from './text/read-text.ts';
import { chooseSheet } from './workbook/choose-sheet.ts';
import { readSheetRows } from './workbook/read-workbook.ts';

/**
 * The rows of a file below its header, in batches. The next is read when it is asked for, so that a file of
 * any size takes no more memory than a small one.
 */
export async function* readRows(
  source: FileSource,
  format: FileFormat,
  onBytes?: (done: number) => void,
): AsyncGenerator<FileRow[]> {
  const onShare = (share: number) => onBytes?.(Math.round(share * source.bytes));
  let content: Content | undefined;
  try {
    content = await openContent(source, '', format.entry);
    const cut = createHeaderCutter(format.headerLine);
    for await (const rows of readAllRows(content, format, onShare)) {
      const below = cut(rows);
      if (below.length > 0) yield below;
    }
  } finally {
    await content?.close();
  }
}

/** Every row that is not blank, the header and what stands above it among them. */
export function readAllRows(
  { opened, sentBytes }: Content,
  format: Pick<FileFormat, 'encoding' | 'delimiter' | 'sheet'>,
  onShare?: (share: number) => void,
): AsyncGenerator<FileRow[]> {
  if (opened.kind === 'text') {
    const meter = new ReadingMeter(limitReading(sentBytes));
    return measureRows(readTextRows(opened.read(onShare), format), meter);
  }
  const sheet = chooseSheet(opened.workbook, format.sheet);
  return readSheetRows(opened.workbook, sheet, onShare);
}

/** A workbook is measured by the process that reads it, before its rows arrive here. */
async function* measureRows(
  batches: AsyncIterable<FileRow[]>,
  meter: ReadingMeter,
): AsyncGenerator<FileRow[]> {
  for await (const rows of batches) {
    for (const { cells } of rows) {
      meter.addCells(cells.length);
      meter.addText(cells.reduce((length, cell) => length + cell.length, 0));
    }
    yield rows;
  }
}
