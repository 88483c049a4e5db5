import { largestImportBytes, largestWorkbookBytes } from '@ringfence/domain/imports/file-sizes';
import { type FileSource, readPart } from './file-source.ts';
import { refuse } from './limits.ts';
import { refuseOtherKinds } from './refuse-other-kinds.ts';
import { spillFile } from './spill-file.ts';
import { isWorkbook } from './workbook/is-workbook.ts';
import { openWorkbook, type Workbook } from './workbook/open-workbook.ts';
import { readDirectory, type ZipEntry } from './zip/read-directory.ts';
import { unpackEntry } from './zip/unpack-entry.ts';

/** The text or the workbook that a file is, or that one of the files in a zip file is. */
export interface Content {
  /** Of a zip file: the files in it that can be read, and the one that is. */
  entries: string[];
  entry: string | null;
  /** How many bytes were sent, packed or not. */
  sentBytes: number;
  opened: TextContent | { kind: 'workbook'; workbook: Workbook };
  close(): Promise<void>;
}

export interface TextContent {
  kind: 'text';
  read(onShare?: (share: number) => void): AsyncIterable<Uint8Array>;
  /** Parts of it from beginning to end, or all of it where only all can be had. */
  sample(): AsyncIterable<Uint8Array>;
}

const beginningBytes = 4096;
const windowBytes = 64 * 1024;
const windows = 32;
/** Programs that pack what they are given write names without an ending. */
const readableName = /\.(?:csv|tsv|tab|txt|xlsx)$|(?:^|\/)[^./]+$/i;
/** A text may be what was written about the table. */
const tableName = /\.(?:csv|tsv|tab|xlsx)$/i;
const hiddenName = /(?:^|\/)(?:__MACOSX\/|\.)|\/$/;

/** Finds out what a file is, by its bytes and never by its name alone. */
export async function openContent(
  source: FileSource,
  fileName: string,
  wantedEntry: string | null,
): Promise<Content> {
  if (source.bytes === 0) throw refuse('file_empty');
  if (source.bytes > largestImportBytes) throw refuse('file_too_large');
  const beginning = await readPart(source, 0, Math.min(source.bytes, beginningBytes));
  await refuseOtherKinds(source, beginning, fileName);
  const sentBytes = source.bytes;
  if (!isZip(beginning)) return { ...plainFile, sentBytes, opened: openText(source) };
  const directory = await readDirectory(source);
  if (isWorkbook(directory, fileName)) {
    const workbook = await openChecked(source, directory, sentBytes);
    return { ...plainFile, sentBytes, opened: { kind: 'workbook', workbook } };
  }
  return openEntry(source, directory, wantedEntry);
}

const plainFile = { entries: [], entry: null, close: async () => {} };

const isZip = (bytes: Buffer): boolean =>
  bytes.length >= 4 && ['PK\x03\x04', 'PK\x05\x06'].includes(bytes.toString('latin1', 0, 4));

function openChecked(
  source: FileSource,
  directory: ZipEntry[],
  sentBytes: number,
): Promise<Workbook> {
  if (source.bytes > largestWorkbookBytes) throw refuse('workbook_too_large');
  return openWorkbook(source, directory, sentBytes);
}

function openText(source: FileSource): TextContent {
  return {
    kind: 'text',
    read: (onShare) => countBytes(source.read(0, source.bytes), source.bytes, onShare),
    sample: () => sampleWindows(source),
  };
}

async function* countBytes(
  pieces: AsyncIterable<Uint8Array>,
  total: number,
  onShare?: (share: number) => void,
): AsyncGenerator<Uint8Array> {
  let done = 0;
  for await (const piece of pieces) {
    yield piece;
    done += piece.length;
    onShare?.(done / total);
  }
}

async function* sampleWindows(source: FileSource): AsyncGenerator<Uint8Array> {
  if (source.bytes <= windows * windowBytes) {
    yield await readPart(source, 0, source.bytes);
    return;
  }
  const stride = (source.bytes - windowBytes) / (windows - 1);
  for (let index = 0; index < windows; index += 1) {
    const from = Math.floor(index * stride);
    yield await readPart(source, from, from + windowBytes);
  }
}

async function openEntry(
  source: FileSource,
  directory: ZipEntry[],
  wantedEntry: string | null,
): Promise<Content> {
  const visible = directory.filter(({ name }) => !hiddenName.test(name));
  const readable = visible.filter(({ name }) => readableName.test(name) && name.length <= 1000);
  const entries = [...new Set(readable.map(({ name }) => name))];
  const chosen =
    wantedEntry === null
      ? chooseEntry(readable)
      : readable.find(({ name }) => name === wantedEntry);
  if (chosen === undefined) {
    if (entries.length > 0) throw refuse('zip_entry_missing');
    const isNested = visible.some(({ name }) => /\.zip$/i.test(name));
    throw refuse(isNested ? 'zip_nested' : 'zip_without_table');
  }
  const found = { entries, entry: chosen.name, sentBytes: source.bytes };
  const inside = await readBeginning(unpackEntry(source, chosen, largestImportBytes));
  if (inside.length === 0) throw refuse('zip_entry_empty');
  const peeked = { bytes: inside.length, read: () => oneByOne(inside) };
  await refuseOtherKinds(peeked, inside, chosen.name);
  if (isZip(inside)) return openPackedWorkbook(source, chosen, found);
  const read = (onShare?: (share: number) => void) =>
    unpackEntry(source, chosen, largestImportBytes, (bytes) =>
      onShare?.(bytes / chosen.packedBytes),
    );
  return { ...plainFile, ...found, opened: { kind: 'text', read, sample: () => read() } };
}

function chooseEntry(readable: readonly ZipEntry[]): ZipEntry | undefined {
  const filled = readable.filter(({ bytes }) => bytes > 0);
  return filled.find(({ name }) => tableName.test(name)) ?? filled[0] ?? readable[0];
}

async function* oneByOne(piece: Uint8Array): AsyncGenerator<Uint8Array> {
  yield piece;
}

async function readBeginning(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  let beginning = Buffer.alloc(0);
  for await (const piece of pieces) {
    beginning = Buffer.concat([beginning, piece]);
    if (beginning.length >= beginningBytes) break;
  }
  return beginning;
}

async function openPackedWorkbook(
  source: FileSource,
  chosen: ZipEntry,
  found: Pick<Content, 'entries' | 'entry' | 'sentBytes'>,
): Promise<Content> {
  const file = await spillFile(unpackEntry(source, chosen, largestWorkbookBytes));
  try {
    const directory = await readDirectory(file);
    if (!isWorkbook(directory, chosen.name)) throw refuse('zip_nested');
    const workbook = await openChecked(file, directory, found.sentBytes);
    return { ...found, opened: { kind: 'workbook', workbook }, close: () => file.close() };
  } catch (error) {
    await file.close();
    throw error;
  }
}
