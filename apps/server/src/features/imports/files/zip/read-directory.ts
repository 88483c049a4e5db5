import { type FileSource, readPart } from '../file-source.ts';
import { refuse } from '../limits.ts';
import { readSizes } from './read-sizes.ts';

/** One file in a zip file, as its directory tells of it. */
export interface ZipEntry {
  name: string;
  /** 0: as it is, 8: deflated; others are not read. */
  method: number;
  isEncrypted: boolean;
  /** How many bytes it takes in the zip file, and how many it says to have. */
  packedBytes: number;
  bytes: number;
  checksum: number;
  /** Where its own header begins. */
  headerAt: number;
}

const endMark = 0x06054b50;
const wideEndMark = 0x06064b50;
const wideLocatorMark = 0x07064b50;
const entryMark = 0x02014b50;
const endBytes = 22;
const longestComment = 0xffff;
const largestDirectory = 4 * 1024 ** 2;
const mostEntries = 10_000;

export const refuseDamaged = (): Error => refuse('zip_damaged');

/** Lists what a zip file holds, from the directory at its end; nothing is unpacked. */
export async function readDirectory(source: FileSource): Promise<ZipEntry[]> {
  const { at, bytes } = await findDirectory(source);
  if (at < 0 || at + bytes > source.bytes) throw refuseDamaged();
  if (bytes > largestDirectory) throw refuseEntries();
  const entries = listEntries(await readPart(source, at, at + bytes));
  checkOverlaps(entries, at);
  return entries;
}

const refuseEntries = (): Error => refuse('zip_too_many', { most: mostEntries });

async function findDirectory(source: FileSource): Promise<{ at: number; bytes: number }> {
  const from = Math.max(0, source.bytes - endBytes - longestComment);
  const tail = await readPart(source, from, source.bytes);
  let end = tail.length - endBytes;
  while (end >= 0 && tail.readUInt32LE(end) !== endMark) end -= 1;
  if (end < 0) throw refuseDamaged();
  const bytes = tail.readUInt32LE(end + 12);
  const at = tail.readUInt32LE(end + 16);
  if (bytes !== 0xffffffff && at !== 0xffffffff && tail.readUInt16LE(end + 10) !== 0xffff) {
    return { at, bytes };
  }
  // The wide form, which some programs write for small files too.
  if (end < 20 || tail.readUInt32LE(end - 20) !== wideLocatorMark) return { at, bytes };
  const wideAt = Number(tail.readBigUInt64LE(end - 12));
  if (wideAt + 56 > source.bytes) throw refuseDamaged();
  const wide = await readPart(source, wideAt, wideAt + 56);
  if (wide.readUInt32LE(0) !== wideEndMark) throw refuseDamaged();
  return { bytes: Number(wide.readBigUInt64LE(40)), at: Number(wide.readBigUInt64LE(48)) };
}

function listEntries(directory: Buffer): ZipEntry[] {
  const entries: ZipEntry[] = [];
  let at = 0;
  while (at + 46 <= directory.length && directory.readUInt32LE(at) === entryMark) {
    const nameBytes = directory.readUInt16LE(at + 28);
    const extraBytes = directory.readUInt16LE(at + 30);
    const next = at + 46 + nameBytes + extraBytes + directory.readUInt16LE(at + 32);
    if (next > directory.length) throw refuseDamaged();
    if (entries.length === mostEntries) throw refuseEntries();
    const nameEnd = at + 46 + nameBytes;
    entries.push({
      name: readName(directory.subarray(at + 46, nameEnd)),
      method: directory.readUInt16LE(at + 10),
      isEncrypted: (directory.readUInt16LE(at + 8) & 1) === 1,
      checksum: directory.readUInt32LE(at + 16),
      ...readSizes(
        {
          packedBytes: directory.readUInt32LE(at + 20),
          bytes: directory.readUInt32LE(at + 24),
          headerAt: directory.readUInt32LE(at + 42),
        },
        directory.subarray(nameEnd, nameEnd + extraBytes),
      ),
    });
    at = next;
  }
  return entries;
}

/** A name is only ever shown and compared, never used as a path. */
function readName(bytes: Uint8Array): string {
  let name: string;
  try {
    name = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    name = new TextDecoder('windows-1252').decode(bytes);
  }
  // Some programs part folders as Windows does.
  return name.replace(/\p{C}/gu, '\uFFFD').replaceAll('\\', '/');
}

/** Entries that share their bytes make a small file unpack to a gigantic one. */
function checkOverlaps(entries: readonly ZipEntry[], directoryAt: number): void {
  const sorted = entries.toSorted((one, other) => one.headerAt - other.headerAt);
  let end = 0;
  for (const { headerAt, packedBytes } of sorted) {
    if (headerAt < end) throw refuse('zip_overlapping');
    end = headerAt + 30 + packedBytes;
  }
  if (end > directoryAt) throw refuseDamaged();
}
