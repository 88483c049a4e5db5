import { describe, expect, it } from 'vitest';
import { countLate } from './count-late.ts';

const orders = { pausedAt: 1_000, resumedAt: 6_000, stoppedAt: 16_000, endedAt: 21_000 };
const at = (...times: number[]) =>
  times.map((time) => ({ reference: `${time}`, to: '+1', at: time }));

describe('calls that come after an order', () => {
  it('are counted by the last of them, and those in between apart', () => {
    expect(countLate(at(500, 1_040, 1_700, 7_000, 8_000, 16_090), orders)).toEqual({
      last_after_pause_ms: 700,
      last_after_stop_ms: 90,
      calls_between: 2,
    });
  });

  it('are none where the orders held at once', () => {
    expect(countLate(at(500, 7_000), orders)).toMatchObject({
      last_after_pause_ms: 0,
      last_after_stop_ms: 0,
    });
  });
});
