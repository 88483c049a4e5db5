import { describe, expect, it } from 'vitest';
import { inspectFile } from './inspect-file.ts';
import { mostShownCells, mostShownText } from './limits.ts';
import { hostileFiles } from './testing/hostile-files.ts';
import { memorySource } from './testing/memory-source.ts';
import { readHostile } from './testing/read-hostile.ts';

describe('a hostile file', () => {
  // The smallest of each kind that still ends alike; `hostile-files.deep.test.ts` reads them whole.
  it.each(
    hostileFiles.flatMap((file) => (file.fewParts === null ? [] : { ...file, few: file.fewParts })),
  )('is read or refused with a sentence: $name', async ({ build, few, fileName, ends }) => {
    expect(await readHostile(build(few), fileName)).toBe(ends);
  });

  it('is shown in part only, where its rows are very wide or very long', async () => {
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
