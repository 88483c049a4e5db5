import type { FileSource } from '../file-source.ts';

/** A file that lies in memory and comes in pieces of the given size. */
export function memorySource(content: string | Uint8Array, pieceBytes = 64 * 1024): FileSource {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  return {
    bytes: bytes.length,
    async *read(from, to) {
      for (let at = from; at < Math.min(to, bytes.length); at += pieceBytes) {
        yield bytes.subarray(at, Math.min(at + pieceBytes, to, bytes.length));
      }
    },
  };
}
