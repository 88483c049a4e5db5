import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { type StoredObject, StoreError } from './object-store.ts';

/** What was to be written broke off: no fault of the store. */
class BrokenBodyError extends Error {
  override name = 'BrokenBodyError';
}

async function* readBody(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (error) {
    throw new BrokenBodyError('what was to be stored broke off', { cause: error });
  }
}

async function writeAll(handle: FileHandle, piece: Uint8Array): Promise<void> {
  for (let at = 0; at < piece.byteLength; ) at += (await handle.write(piece, at)).bytesWritten;
}

/** Writes a stream to a new file, to the disk itself, and says what was written. */
export async function writeMeasured(
  file: string,
  body: ReadableStream<Uint8Array>,
): Promise<StoredObject> {
  const hash = createHash('sha256');
  let bytes = 0;
  const handle = await open(file, 'wx', 0o600);
  try {
    for await (const piece of readBody(body)) {
      hash.update(piece);
      bytes += piece.byteLength;
      await writeAll(handle, piece);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { bytes, sha256: hash.digest('hex') };
}

export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;

/** A fault of the disk in words for the person who runs the server; any other stays as it is. */
export function explainDisk(error: unknown, folder: string): unknown {
  const code = codeOf(error);
  if (code === undefined || error instanceof BrokenBodyError) return error;
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new StoreError('full', `the disk that holds ${folder} is full`, error);
  }
  return new StoreError('away', `the folder ${folder} cannot be used: ${code}`, error);
}
