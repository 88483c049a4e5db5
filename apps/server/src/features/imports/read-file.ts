import { largestImportBytes, mostImportRows } from '@ringfence/contract/imports';
import Papa from 'papaparse';
import { ProblemError } from '../../platform/http/problem.ts';

export interface FileRow {
  /** The line on which the row begins, the first of the file being line 1. */
  line: number;
  cells: string[];
}

export interface FileContent {
  header: string[];
  rows: FileRow[];
}

/** The rows, the header, and some blank lines. */
const mostLines = mostImportRows + 1_000;
const mostColumns = 200;

const refuse = (sentence: string): ProblemError => new ProblemError('file_unreadable', sentence);

/** UTF-8 and UTF-16 by their marks, UTF-8 where it reads as such, else Windows-1252 of old Excels. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function checkKind(bytes: Uint8Array): void {
  if (bytes.length === 0) throw refuse('The file is empty.');
  if (bytes.length > largestImportBytes) {
    throw refuse('The file is larger than 10 MB. Split it into several files.');
  }
  const beginning = Buffer.from(bytes.subarray(0, 4)).toString('latin1');
  if (beginning.startsWith('PK') || beginning === '\xd0\xcf\x11\xe0') {
    throw refuse('This is an Excel or zip file. Save it as CSV and upload that.');
  }
}

/** A cell may hold line breaks of its own. */
const countLines = (cells: readonly string[]): number =>
  1 + cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** Reads a CSV file whole, or says in one sentence why it cannot be read. */
export function readFile(bytes: Uint8Array): FileContent {
  checkKind(bytes);
  const text = decode(bytes);
  if (text.includes('\0')) {
    throw refuse('This is not a text file. Save the table as CSV and upload that.');
  }
  const parsed = Papa.parse<string[]>(text, {
    skipEmptyLines: false,
    // Whatever a file holds, no more of it is taken apart than can be used.
    preview: mostLines,
  });
  const rows: FileRow[] = [];
  let line = 1;
  for (const cells of parsed.data) {
    if (!isBlank(cells)) rows.push({ line, cells });
    line += countLines(cells);
  }
  if (parsed.meta.truncated) {
    throw refuse('The file has more than 10,000 rows. Split it into several files.');
  }
  const openQuote = parsed.errors.find(({ type }) => type === 'Quotes');
  if (openQuote !== undefined) {
    throw refuse('A quotation mark in the file is never closed, so its rows cannot be told apart.');
  }
  const header = rows.shift();
  if (header === undefined || rows.length === 0) {
    throw refuse('The file has no rows below its header.');
  }
  if (rows.length > mostImportRows) {
    throw refuse('The file has more than 10,000 rows. Split it into several files.');
  }
  if (header.cells.length > mostColumns) {
    throw refuse(
      `The file has ${header.cells.length} columns, and one upload takes ${mostColumns}.`,
    );
  }
  return { header: header.cells.map((cell) => cell.trim()), rows };
}
