export interface EntrySizes {
  packedBytes: number;
  bytes: number;
  headerAt: number;
}

const wideField = 1;
const full = 0xffffffff;

/**
 * A number that does not fit into 32 bits stands in an extra field, and so does any number of a program
 * that always writes the wide form; there they follow each other in this order, each only if it is full.
 */
export function readSizes(sizes: EntrySizes, extra: Buffer): EntrySizes {
  let at = 0;
  while (at + 4 <= extra.length) {
    const bytes = extra.readUInt16LE(at + 2);
    if (extra.readUInt16LE(at) === wideField) {
      return readWideSizes(sizes, extra.subarray(at + 4, at + 4 + bytes));
    }
    at += 4 + bytes;
  }
  return sizes;
}

function readWideSizes(sizes: EntrySizes, field: Buffer): EntrySizes {
  let at = 0;
  const widen = (size: number): number => {
    if (size !== full || at + 8 > field.length) return size;
    at += 8;
    return Number(field.readBigUInt64LE(at - 8));
  };
  const bytes = widen(sizes.bytes);
  const packedBytes = widen(sizes.packedBytes);
  return { bytes, packedBytes, headerAt: widen(sizes.headerAt) };
}
