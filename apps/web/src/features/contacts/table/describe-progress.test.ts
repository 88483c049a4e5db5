import { describe, expect, it } from 'vitest';
import { createTranslator } from '../../../i18n/create-translator.ts';
import { describeTotal, shareOf } from './describe-progress.ts';

const translator = await createTranslator('en', ['tables']);
const t = translator.getFixedT('en', 'tables');
const describeIt = (done: number, total: number | null, isTotalExact = true) =>
  describeTotal({ done, total, isTotalExact }, t, 'en');
const share = (done: number, total: number | null, isTotalExact = true) =>
  shareOf({ done, total, isTotalExact });

describe('of how many', () => {
  it('is exact where they were counted', () => {
    expect(describeIt(10, 12_034)).toBe('12,034');
  });

  it('is approximate where they were not, and never less than are done', () => {
    expect(describeIt(10, 12_034, false)).toBe('about 12,000');
    expect(describeIt(12_500, 12_034, false)).toBe('more than 12,000');
    expect(describeIt(13, 12)).toBe('13');
    expect(describeIt(13, null)).toBe('many');
  });
});

describe('how much of it', () => {
  it('is all of it only where that is known', () => {
    expect([share(0, 4), share(1, 4), share(4, 4), share(5, 4)]).toEqual([0, 0.25, 1, 1]);
    expect([share(1, 4, false), share(4, 4, false), share(9, 4, false)]).toEqual([
      0.25, 0.99, 0.99,
    ]);
    expect([share(3, null), share(0, 0)]).toEqual([0, 0]);
  });
});
