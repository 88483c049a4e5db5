import { constants, crc32, deflateRawSync } from 'node:zlib';

/** A file in a zip file. What is given beside its content is written as it is, true or not. */
export interface ZippedFile {
  name: string;
  content?: Uint8Array;
  packed?: Uint8Array;
  bytes?: number;
  checksum?: number;
  method?: number;
  flags?: number;
  headerAt?: number;
}

/** Writes a zip file, also one that lies; with `isWide` all its numbers stand in the wide form. */
export function buildZip(files: readonly ZippedFile[], isWide = false): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const file of files) {
    const content = file.content ?? new Uint8Array();
    const method = file.method ?? 8;
    const packed = file.packed ?? (method === 8 ? deflateRawSync(content) : content);
    const name = Buffer.from(file.name);
    const bytes = file.bytes ?? content.length;
    const headerAt = file.headerAt ?? at;
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt16LE(file.flags ?? 0, 6);
    header.writeUInt16LE(method, 8);
    header.writeUInt16LE(name.length, 26);
    const extra = isWide ? writeWideField([bytes, packed.length, headerAt]) : Buffer.alloc(0);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(file.flags ?? 0, 8);
    entry.writeUInt16LE(method, 10);
    entry.writeUInt32LE(file.checksum ?? crc32(content), 16);
    entry.writeUInt32LE(isWide ? 0xffffffff : packed.length, 20);
    entry.writeUInt32LE(isWide ? 0xffffffff : bytes, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt16LE(extra.length, 30);
    entry.writeUInt32LE(isWide ? 0xffffffff : headerAt, 42);
    parts.push(header, name, Buffer.from(packed));
    directory.push(entry, name, extra);
    at += header.length + name.length + packed.length;
  }
  const listed = Buffer.concat(directory);
  return Buffer.concat([...parts, listed, ...writeEnd(at, listed.length, isWide)]);
}

function writeWideField(numbers: readonly number[]): Buffer {
  const field = Buffer.alloc(4 + 8 * numbers.length);
  field.writeUInt16LE(1, 0);
  field.writeUInt16LE(8 * numbers.length, 2);
  for (const [index, number] of numbers.entries()) {
    field.writeBigUInt64LE(BigInt(number), 4 + 8 * index);
  }
  return field;
}

function writeEnd(directoryAt: number, bytes: number, isWide: boolean): Buffer[] {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt32LE(isWide ? 0xffffffff : bytes, 12);
  end.writeUInt32LE(isWide ? 0xffffffff : directoryAt, 16);
  if (!isWide) return [end];
  const wide = Buffer.alloc(56);
  wide.writeUInt32LE(0x06064b50, 0);
  wide.writeBigUInt64LE(BigInt(bytes), 40);
  wide.writeBigUInt64LE(BigInt(directoryAt), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(directoryAt + bytes), 8);
  return [wide, locator, end];
}

/** Deflated bytes of zeros, many times over what would fit into memory. */
export function deflateZeros(gigabytes: number): Buffer {
  const megabytes = 16;
  const part = deflateRawSync(Buffer.alloc(megabytes * 1024 ** 2), {
    finishFlush: constants.Z_SYNC_FLUSH,
  });
  const parts = Array.from({ length: (gigabytes * 1024) / megabytes }, () => part);
  return Buffer.concat([...parts, deflateRawSync(new Uint8Array())]);
}
