import { pipeline, Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { type FileSource, readPart } from '../file-source.ts';
import { refuse } from '../limits.ts';
import { refuseDamaged, type ZipEntry } from './read-directory.ts';

const headerMark = 0x04034b50;
const pieceBytes = 64 * 1024;
/** No table of people is packed so tightly; a bomb is. */
const tightestRatio = 250;
const ratioCountsFrom = 32 * 1024 ** 2;

/**
 * The bytes of one file in a zip file, unpacked as they are asked for. Their number is bounded by what is
 * really unpacked, whatever the directory says, and their checksum is compared at the end.
 */
export async function* unpackEntry(
  source: FileSource,
  entry: ZipEntry,
  mostBytes: number,
  onPacked?: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  if (entry.isEncrypted) throw refuse('zip_protected');
  if (entry.method !== 0 && entry.method !== 8) throw refuse('zip_unusual');
  if (entry.bytes > mostBytes) throw refuseSize(mostBytes);
  const from = await findContent(source, entry);
  const state = { packed: 0, unpacked: 0, checksum: 0 };
  const packed = countPacked(source.read(from, from + entry.packedBytes), (bytes) => {
    state.packed += bytes;
    onPacked?.(state.packed);
  });
  for await (const piece of entry.method === 0 ? packed : inflate(packed)) {
    state.unpacked += piece.length;
    if (state.unpacked > mostBytes) throw refuseSize(mostBytes);
    if (state.unpacked > entry.bytes) throw refuseDamaged();
    if (state.unpacked > ratioCountsFrom && state.unpacked > state.packed * tightestRatio) {
      throw refuse('zip_bomb');
    }
    state.checksum = crc32(piece, state.checksum);
    yield piece;
  }
  if (state.unpacked !== entry.bytes || state.checksum !== entry.checksum) throw refuseDamaged();
}

function refuseSize(mostBytes: number): Error {
  const most =
    mostBytes >= 1024 ** 3 ? `${mostBytes / 1024 ** 3} GB` : `${mostBytes / 1024 ** 2} MB`;
  return refuse('zip_too_large', { most });
}

async function findContent(source: FileSource, entry: ZipEntry): Promise<number> {
  const header = await readPart(source, entry.headerAt, entry.headerAt + 30);
  if (header.length < 30 || header.readUInt32LE(0) !== headerMark) throw refuseDamaged();
  const from = entry.headerAt + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
  if (from + entry.packedBytes > source.bytes) throw refuseDamaged();
  return from;
}

/** In small pieces, so that what is counted is little ahead of what is unpacked. */
async function* countPacked(
  pieces: AsyncIterable<Uint8Array>,
  count: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    for (let from = 0; from < piece.length; from += pieceBytes) {
      const part = piece.subarray(from, from + pieceBytes);
      count(part.length);
      yield part;
    }
  }
}

/** What ails the source is thrown as it is; only what ails the packed bytes is the file's fault. */
async function* inflate(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const inflater = createInflateRaw({ chunkSize: 64 * 1024 });
  pipeline(Readable.from(packed, { objectMode: false }), inflater, () => {
    // The reader of the inflater learns of the failure too.
  });
  try {
    for await (const piece of inflater) yield piece;
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')) {
      throw refuseDamaged();
    }
    throw error;
  }
}
