import type { FileFormat } from '@ringfence/domain/imports/mapping';
import { countKnownNames } from './count-known-names.ts';
import { countNameless } from './count-nameless.ts';
import { countColumns, dropEmpty } from './cut-header.ts';
import type { FileRow, FileSource, FoundFile } from './file-source.ts';
import { guessHeaderLine } from './guess-header.ts';
import { mostColumns, mostShownCells, mostShownText, refuse, shownRows } from './limits.ts';
import { type Content, openContent } from './open-content.ts';
import { readAllRows } from './read-rows.ts';
import { inspectText } from './text/inspect-text.ts';
import { chooseSheet, readRowCount } from './workbook/choose-sheet.ts';

/** How many sheets have their rows counted; in a larger workbook people choose by the name. */
const countedSheets = 50;

/** How many of them are opened to find the one with a table. */
const triedSheets = 10;

/**
 * Looks at a file: what it is, how it is to be read, and its first rows. What is `wanted` is taken as it is,
 * and only the rest is found out; what cannot be of this file, such as the sheet of another, is not heeded.
 */
export async function inspectFile(
  source: FileSource,
  fileName: string,
  wanted: Partial<FileFormat> = {},
): Promise<FoundFile> {
  let content: Content | undefined;
  try {
    content = await openContent(source, fileName, wanted.entry ?? null);
    const found = await inspectContent(content, wanted);
    const { format, rows: lines, isWhole } = await findTable(content, found.format, wanted);
    if (lines.length === 0) throw refuse('file_empty');
    const headerLine = wanted.headerLine ?? guessHeaderLine(lines);
    checkRows(lines, headerLine, isWhole);
    return { ...found, format: { ...format, headerLine }, lines };
  } finally {
    await content?.close();
  }
}

async function inspectContent(
  { entries, entry, opened }: Content,
  wanted: Partial<FileFormat>,
): Promise<Omit<FoundFile, 'lines'>> {
  if (opened.kind === 'text') {
    const { encoding, delimiter } = await inspectText(opened, wanted);
    const format = { kind: opened.kind, encoding, delimiter, sheet: null, headerLine: 0, entry };
    return { format, sheets: [], entries };
  }
  const { workbook } = opened;
  const sheets: FoundFile['sheets'] = [];
  for (const [index, sheet] of workbook.sheets.entries()) {
    const rows = index < countedSheets ? await readRowCount(workbook, sheet) : null;
    sheets.push({ name: sheet.name, rows });
  }
  const asked = sheets.find(({ name }) => name === wanted.sheet)?.name ?? null;
  const sheet = chooseSheet(workbook, asked).name;
  const format = {
    kind: opened.kind,
    encoding: 'utf-8',
    delimiter: ',',
    sheet,
    headerLine: 0,
    entry,
  } as const;
  return { format, sheets, entries };
}

/** A header with as many known names is a table of people; the sheets behind it are not opened. */
const enoughNames = 3;

/**
 * Where nobody asked for a sheet: the one that looks most like a table, by the known names in its header, and of
 * equal ones the first with more than a title. A cover sheet, a summary and notes have none.
 */
async function findTable(content: Content, format: FileFormat, wanted: Partial<FileFormat>) {
  const first = { format, ...(await readFirstRows(content, format)) };
  const { opened } = content;
  if (opened.kind === 'text' || format.sheet === wanted.sheet) return first;
  const others = opened.workbook.sheets.filter(
    ({ name, isHidden }) => !isHidden && name !== format.sheet,
  );
  let best = first;
  let bestLikeness = measureLikeness(first.rows);
  for (const { name } of others.slice(0, triedSheets)) {
    if (bestLikeness > enoughNames) break;
    const other = { ...format, sheet: name };
    const found = { format: other, ...(await readFirstRows(content, other)) };
    const likeness = measureLikeness(found.rows);
    if (likeness > bestLikeness) [best, bestLikeness] = [found, likeness];
  }
  return best;
}

/** 0: nothing, or a title alone. */
function measureLikeness(rows: readonly FileRow[]): number {
  return rows.length > 1 ? 1 + countKnownNames(rows) : 0;
}

async function readFirstRows(content: Content, format: FileFormat) {
  const rows: FileRow[] = [];
  let text = 0;
  let cells = 0;
  for await (const batch of readAllRows(content, format)) {
    for (const row of batch) {
      rows.push(row);
      cells += row.cells.length;
      text += row.cells.reduce((length, cell) => length + cell.length, 0);
      const isEnough = rows.length >= shownRows || text >= mostShownText || cells >= mostShownCells;
      if (isEnough) return { rows, isWhole: false };
    }
  }
  return { rows, isWhole: true };
}

function checkRows(lines: readonly FileRow[], headerLine: number, isWhole: boolean): void {
  const below = lines.filter(({ line }) => line > headerLine);
  if (isWhole && below.length === 0) throw refuse('rows_missing');
  const header = lines.find(({ line }) => line === headerLine);
  if (header === undefined) {
    for (const { cells } of below) cells.length = countColumns(cells);
    return;
  }
  const width = header.cells.length;
  header.cells.length = countColumns(header.cells);
  const columns = header.cells.length;
  for (const { cells } of below) dropEmpty(cells, columns, width);
  const nameless = Math.min(countNameless(columns, below), mostColumns - columns);
  header.cells.push(...Array<string>(nameless).fill(''));
}
