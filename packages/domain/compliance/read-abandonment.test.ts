import { describe, expect, it } from 'vitest';
import { readAbandonment } from './read-abandonment.ts';

const read = (day: string, answered: number, abandoned: number) =>
  readAbandonment([{ day, answered, abandoned }]);

describe('readAbandonment', () => {
  it('numbers the days and keeps the counts', () => {
    expect(read('1970-01-02', 5, 1)).toEqual([{ day: 1, answered: 5, abandoned: 1 }]);
    expect(readAbandonment([])).toEqual([]);
  });

  it('reads the days of a campaign once for everybody', () => {
    const facts = [{ day: '2026-06-10', answered: 1, abandoned: 0 }];
    expect(readAbandonment(facts)).toBe(readAbandonment(facts));
    expect(readAbandonment([...facts])).not.toBe(readAbandonment(facts));
  });

  it.each([
    ['soon', 1, 0],
    ['2026-02-29', 1, 0],
    ['2026-06-10', -1, 0],
    ['2026-06-10', 1, 0.5],
    ['2026-06-10', Number.NaN, 0],
    ['2026-06-10', 1, Number.POSITIVE_INFINITY],
  ])('refuses %s with %d answered and %d abandoned', (day, answered, abandoned) => {
    expect(() => read(day, answered, abandoned)).toThrow(RangeError);
  });
});
