import { describe, expect, it } from 'vitest';
import { isSame } from './is-same.ts';

const week = [{ from: 540, to: 1080 }, null];

describe('two values', () => {
  it('are the same where they say the same, in whichever order', () => {
    expect(
      isSame({ hours: week, endsAt: null }, { endsAt: null, hours: structuredClone(week) }),
    ).toBe(true);
    expect(isSame([{ from: 1, to: 2 }], [{ to: 2, from: 1 }])).toBe(true);
  });

  it.each([
    [{ hours: week }, { hours: [{ from: 540, to: 1081 }, null] }],
    [{ hours: week }, { hours: null }],
    [{ hours: null }, {}],
    [[null], [null, null]],
    [[], {}],
    ['2026-06-10T16:00:00.000Z', null],
  ])('are not where anything differs: %j and %j', (one, other) => {
    expect(isSame(one, other)).toBe(false);
    expect(isSame(other, one)).toBe(false);
  });
});
