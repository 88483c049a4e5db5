import { describe, expect, it } from 'vitest';
import { estimateStoring, estimateWholeWay, writeSizes } from './estimate-space.ts';

describe('the space that an upload needs', () => {
  it.each([
    ['people.csv', 6_246_546, 87.23],
    ['people.csv', 37_960_599, 61.42],
  ])('is at least what was measured: %s of %d bytes took %d for each', (fileName, bytes, times) => {
    const needed = estimateWholeWay({ fileBytes: bytes, fileName });
    expect(needed).toBeGreaterThan(bytes * times);
    expect(needed).toBeLessThan(bytes * times * 1.25);
  });

  it('is more where the file is packed', () => {
    const plain = estimateWholeWay({ fileBytes: 1_000_000, fileName: 'people.csv' });
    for (const fileName of ['people.ZIP', 'people.xlsx', 'people.xlsm']) {
      expect(estimateWholeWay({ fileBytes: 1_000_000, fileName })).toBeGreaterThan(2 * plain);
    }
  });

  it('is estimated from the people once the file is checked', () => {
    expect(estimateStoring({ added: 300_000, changed: 0 })).toBeGreaterThan(
      52.66 * 37_960_599 * 0.9,
    );
    expect(estimateStoring({ added: 0, changed: 5_000 })).toBeGreaterThan(4.02 * 6_184_297);
  });

  it('grows with the log only until that is cleared', () => {
    const million = estimateStoring({ added: 1_000_000, changed: 0 });
    const two = estimateStoring({ added: 2_000_000, changed: 0 });
    expect(two - million).toBe(3_600_000_000);
  });
});

describe('sizes in a sentence', () => {
  it.each([
    [2_140_000_000, 430_000_000, { needed: 2.1, free: 0.4, unit: 'GB' }],
    [999_000_000, 12_900_000, { needed: 999, free: 12, unit: 'MB' }],
    [1_000_000_000, 999_999_999, { needed: 1, free: 0.9, unit: 'GB' }],
    [100_000_000, 0, { needed: 100, free: 0, unit: 'MB' }],
  ])('have one unit: %d and %d', (needed, free, written) => {
    expect(writeSizes(needed, free)).toEqual(written);
  });
});
