import { expect } from 'vitest';
import { inspectFile } from '../inspect-file.ts';
import { FileRefusal, shownRows } from '../limits.ts';
import { readRows } from '../read-rows.ts';
import { memorySource } from './memory-source.ts';

/** How many rows are read, or why it is refused. */
export async function readHostile(content: Uint8Array, fileName: string): Promise<number | string> {
  const source = memorySource(content, 256 * 1024);
  try {
    const { format, lines } = await inspectFile(source, fileName);
    expect(lines.length).toBeLessThanOrEqual(shownRows);
    let rows = 0;
    for await (const batch of readRows(source, format)) rows += batch.length;
    return rows;
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error;
    expect(error.message).toMatch(/\.$/);
    return error.reason;
  }
}
