import { describe, expect, it } from 'vitest';
import { limitReading, ReadingMeter } from './measure-reading.ts';

const megabyte = 1024 ** 2;

describe('what may come of a file', () => {
  it('leaves room for a million rows of thirty columns, however tightly they are packed', () => {
    const rows = 1_000_000;
    const columns = 30;
    const text = rows * columns * 12;
    // As a sheet they take some forty bytes a cell, and no zip file may be packed more tightly than this.
    const packed = (rows * columns * 40) / 250;
    const meter = new ReadingMeter(limitReading(packed));
    expect(() => {
      meter.addCells(rows * columns);
      meter.addText(text);
      meter.addUnpacked(rows * columns * 40);
    }).not.toThrow();
  });

  it.each([
    ['text', 64 * megabyte, /more than 64 MB of text/],
    ['cells', 8_000_000, /more than 8 million cells/],
    ['unpacked', 128 * megabyte, /unpack to more than 128 MB/],
  ] as const)('has a limit in %s, and says it', (kind, most, sentence) => {
    const meter = new ReadingMeter(limitReading(100_000));
    const add = (count: number) => {
      if (kind === 'text') meter.addText(count);
      else if (kind === 'cells') meter.addCells(count);
      else meter.addUnpacked(count);
    };
    expect(() => add(most)).not.toThrow();
    expect(() => add(1)).toThrow(sentence);
  });

  it('is never less than a text that is not packed can hold', () => {
    for (const bytes of [1, 1000, megabyte, 2 * 1024 * megabyte]) {
      expect(limitReading(bytes).text).toBeGreaterThanOrEqual(bytes);
    }
  });
});
