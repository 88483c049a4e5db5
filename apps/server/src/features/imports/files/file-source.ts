import type { FileFormat } from '@ringfence/domain/imports/mapping';

/** The bytes of an uploaded file, wherever they lie. Any part of them can be asked for. */
export interface FileSource {
  bytes: number;
  /** From the first position up to the second, without it, in pieces of any size. */
  read(from: number, to: number): AsyncIterable<Uint8Array>;
}

export interface FileRow {
  /** The line of the file on which the row begins, or the row of the sheet; the first is 1. */
  line: number;
  cells: string[];
  /** Why the cells cannot be trusted: bytes that are no text, or a quotation mark that is not closed. */
  fault?: 'text_unreadable' | 'quote_open';
}

/** What is found in a file before anybody said how it is to be read. */
export interface FoundFile {
  format: FileFormat;
  /** Of a workbook, with how many rows each has as far as it says. */
  sheets: { name: string; rows: number | null }[];
  /** Of a zip file: the files in it that can be read. */
  entries: string[];
  /** The first 200 rows, the header and what stands above it among them. */
  lines: FileRow[];
}

/** A part of a file that is small enough to be held. */
export async function readPart(source: FileSource, from: number, to: number): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of source.read(from, to)) pieces.push(piece);
  return Buffer.concat(pieces);
}
