/** A file in an archive. Its name has letters, digits, points, hyphens and slashes alone. */
export interface ArchiveFile {
  name: string;
  bytes: Uint8Array;
}

interface WrittenFile {
  name: string;
  size: number;
  check: number;
  offset: number;
}

const localMark = 0x04034b50;
const centralMark = 0x02014b50;
const endMark = 0x06054b50;
const localLength = 30;
const centralLength = 46;
const endLength = 22;
const version = 20;
/** The first day that the format knows: the pack says when it was made, and the same files give the same bytes. */
const day = 0x21;
const largestSize = 0xffff_ffff;

const checkTable = Uint32Array.from({ length: 256 }, (_, start) => {
  let value = start;
  for (let bit = 0; bit < 8; bit += 1) {
    value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  }
  return value >>> 0;
});

function checkSum(bytes: Uint8Array): number {
  let sum = 0xffff_ffff;
  for (const byte of bytes) sum = (checkTable[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffff_ffff) >>> 0;
}

function writeFields(length: number, fields: readonly [at: number, size: 2 | 4, value: number][]) {
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  for (const [at, size, value] of fields) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
  }
  return bytes;
}

const writeName = (name: string): Uint8Array =>
  Uint8Array.from(name, (letter) => letter.charCodeAt(0));

/**
 * Writes an archive (ZIP) piece by piece, each file as it is given. Nothing is compressed and nothing depends on the
 * moment, so that one set of files gives one archive, byte for byte.
 */
export function createArchive() {
  const written: WrittenFile[] = [];
  let offset = 0;
  return {
    add({ name, bytes }: ArchiveFile): Uint8Array[] {
      const file = { name, size: bytes.length, check: checkSum(bytes), offset };
      const header = writeFields(localLength, [
        [0, 4, localMark],
        [4, 2, version],
        [12, 2, day],
        [14, 4, file.check],
        [18, 4, file.size],
        [22, 4, file.size],
        [26, 2, name.length],
      ]);
      offset += localLength + name.length + file.size;
      if (offset > largestSize) throw new Error('an archive is larger than the format allows');
      written.push(file);
      return [header, writeName(name), bytes];
    },
    finish(): Uint8Array[] {
      const directory = written.flatMap((file) => [
        writeFields(centralLength, [
          [0, 4, centralMark],
          [4, 2, version],
          [6, 2, version],
          [14, 2, day],
          [16, 4, file.check],
          [20, 4, file.size],
          [24, 4, file.size],
          [28, 2, file.name.length],
          [42, 4, file.offset],
        ]),
        writeName(file.name),
      ]);
      const length = directory.reduce((sum, piece) => sum + piece.length, 0);
      const end = writeFields(endLength, [
        [0, 4, endMark],
        [8, 2, written.length],
        [10, 2, written.length],
        [12, 4, length],
        [16, 4, offset],
      ]);
      return [...directory, end];
    },
  };
}

export const isArchive = (bytes: Uint8Array): boolean =>
  bytes.length >= endLength &&
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0, true) === localMark;

export interface ReadArchive {
  files: ArchiveFile[];
  /** The first byte that is not as it was written; undefined where all are. */
  wrongAt: number | undefined;
}

/** Reads what `createArchive` wrote; nothing of an archive that was written otherwise. */
export function readArchive(bytes: Uint8Array): ReadArchive {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const files: ArchiveFile[] = [];
  let at = 0;
  while (at + localLength <= bytes.length && view.getUint32(at, true) === localMark) {
    const nameEnd = at + localLength + view.getUint16(at + 26, true);
    const end = nameEnd + view.getUint32(at + 18, true);
    if (end > bytes.length) break;
    const name = String.fromCharCode(...bytes.subarray(at + localLength, nameEnd));
    files.push({ name, bytes: bytes.subarray(nameEnd, end) });
    at = end;
  }
  return { files, wrongAt: findDifference(bytes, files) };
}

/** Writes the files again, and looks where that differs from what is there. */
function findDifference(bytes: Uint8Array, files: readonly ArchiveFile[]): number | undefined {
  const archive = createArchive();
  let at = 0;
  const compare = (pieces: readonly Uint8Array[]): number | undefined => {
    for (const piece of pieces) {
      for (let place = 0; place < piece.length; place += 1) {
        if (bytes[at + place] !== piece[place]) return at + place;
      }
      at += piece.length;
    }
    return undefined;
  };
  for (const file of files) {
    const wrong = compare(archive.add(file));
    if (wrong !== undefined) return wrong;
  }
  return compare(archive.finish()) ?? (at === bytes.length ? undefined : at);
}
