import { randomUUID } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileSource } from './file-source.ts';

export interface SpilledFile extends FileSource {
  close(): Promise<void>;
}

const pieceBytes = 256 * 1024;

/**
 * Lays bytes that come one after another down on the disk, so that any part of them can be asked for. The
 * file is nameless as soon as it is open: only this process can read it, and it is gone when the process
 * ends, however it ends.
 */
export async function spillFile(pieces: AsyncIterable<Uint8Array>): Promise<SpilledFile> {
  const path = join(tmpdir(), `ringfence-upload-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  try {
    await unlink(path);
    let bytes = 0;
    for await (const piece of pieces) {
      await file.write(piece, 0, piece.length, bytes);
      bytes += piece.length;
    }
    return { bytes, read: (from, to) => readPieces(file, from, to), close: () => file.close() };
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function* readPieces(file: FileHandle, from: number, to: number): AsyncGenerator<Uint8Array> {
  let at = from;
  while (at < to) {
    const piece = Buffer.allocUnsafe(Math.min(pieceBytes, to - at));
    const { bytesRead } = await file.read(piece, 0, piece.length, at);
    if (bytesRead === 0) return;
    yield piece.subarray(0, bytesRead);
    at += bytesRead;
  }
}
