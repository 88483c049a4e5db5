import { chunkBytes } from '@ringfence/contract/imports';
import type { Database } from '../../platform/database/database.ts';
import type { FileSource } from './files/file-source.ts';
import { readChunk } from './queries/uploads.ts';

/** The bytes of an upload as they lie in the database, read piece by piece. */
export function openStoredFile(
  database: Database,
  { organizationId, importId, bytes }: { organizationId: string; importId: string; bytes: number },
): FileSource {
  return {
    bytes,
    async *read(from, to) {
      const end = Math.min(to, bytes);
      for (let begin = from; begin < end; ) {
        const position = Math.floor(begin / chunkBytes);
        const offset = begin - position * chunkBytes;
        const length = Math.min(end, (position + 1) * chunkBytes) - begin;
        const place = [organizationId, importId, position, offset + 1, length];
        const piece = await database.asSystem((transaction) => transaction.first(readChunk, place));
        if (piece === undefined || piece.content.length !== length) {
          throw new Error(`a piece of an upload is missing, at ${position}`);
        }
        begin += length;
        yield piece.content;
      }
    },
  };
}

/** A file that was sent whole. */
export function openWholeFile(content: Uint8Array): FileSource {
  return {
    bytes: content.length,
    async *read(from, to) {
      if (from < Math.min(to, content.length)) yield content.subarray(from, to);
    },
  };
}
