import type { Refusal } from '@ringfence/domain/imports/refusals';
import type { FileRow } from '../file-source.ts';
import type { ReadingLimits } from '../measure-reading.ts';

/** What the process is started with. */
export interface ChildOrder {
  is1904: boolean;
  limits: ReadingLimits;
  /** Of memory, as many as it has. */
  megabytes: number;
}

/** What the process that reads a workbook tells, one line of JSON each. */
export type ChildMessage =
  | { kind: 'rows'; rows: FileRow[] }
  | ({ kind: 'refused' } & Refusal)
  | { kind: 'done' };

/**
 * What it is sent: the parts of the workbook one after another, each in frames of a length and so many
 * bytes, and ended by an empty frame.
 */
export const childParts = ['strings', 'styles', 'sheet'] as const;
export type ChildPart = (typeof childParts)[number];

export function writeFrame(content: Uint8Array): Buffer {
  const length = Buffer.allocUnsafe(4);
  length.writeUInt32LE(content.length);
  return Buffer.concat([length, content]);
}

/** The frames of a stream that is cut anywhere; an empty one ends a part. */
export async function* readFrames(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const piece of pieces) {
    rest = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
    while (rest.length >= 4) {
      const end = 4 + rest.readUInt32LE(0);
      if (rest.length < end) break;
      yield rest.subarray(4, end);
      rest = rest.subarray(end);
    }
  }
}
