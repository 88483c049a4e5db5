import { describe, expect, it } from 'vitest';
import { hostileFiles } from './testing/hostile-files.ts';
import { readHostile } from './testing/read-hostile.ts';

/** What was seen before they were limited took minutes, or never ended. */
const timeout = 300_000;
const largestFile = 3.5 * 1024 ** 2;

describe('a hostile file', () => {
  it.each(hostileFiles)('is read or refused with a sentence: $name', { timeout }, async (file) => {
    const content = file.build();
    expect(content.length).toBeLessThan(largestFile);
    expect(await readHostile(content, file.fileName)).toBe(file.ends);
  });
});
