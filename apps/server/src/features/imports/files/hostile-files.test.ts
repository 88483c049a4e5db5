import { describe, expect, it } from 'vitest';
import { inspectFile } from './inspect-file.ts';
import { FileRefusal, mostShownCells, mostShownText, shownRows } from './limits.ts';
import { readRows } from './read-rows.ts';
import { hostileFiles } from './testing/hostile-files.ts';
import { memorySource } from './testing/memory-source.ts';

/** What was seen before they were limited took minutes, or never ended. */
const timeout = 300_000;
const largestFile = 3.5 * 1024 ** 2;

async function read(content: Uint8Array, fileName: string): Promise<number | string> {
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

describe('a hostile file', () => {
  it.each(hostileFiles)('is read or refused with a sentence: $name', { timeout }, async (file) => {
    const content = file.build();
    expect(content.length).toBeLessThan(largestFile);
    expect(await read(content, file.fileName)).toBe(file.ends);
  });

  it('is shown in part only, where its rows are very wide or very long', { timeout }, async () => {
    const honest = `Name,Phone\n${'Ann Lee,312-555-0101\n'.repeat(60)}`;
    const wide = `${honest}${`${','.repeat(100_000)}x\n`.repeat(50)}`;
    const long = `${honest}${`${'x,'.repeat(60)}${'y'.repeat(60_000)}\n`.repeat(150)}`;
    for (const content of [wide, long]) {
      const { lines } = await inspectFile(memorySource(content), 'people.csv');
      const cells = lines.flatMap((line) => line.cells);
      expect(lines.length).toBeGreaterThan(62);
      expect(cells.length).toBeLessThan(mostShownCells + 200_000);
      expect(cells.join('').length).toBeLessThan(mostShownText + 200_000);
    }
  });
});
