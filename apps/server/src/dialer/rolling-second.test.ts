import { expect, it } from 'vitest';
import { createRollingSecond } from './rolling-second.ts';

const pace = { callsPerSecond: 100, callsAtOnce: 1_000 };

it('leaves a little more than the pace, and nothing beyond it', () => {
  const clock = { now: 5_000 };
  const second = createRollingSecond(() => clock.now);
  expect(second.leave(pace)).toBe(108);
  second.add(100);
  expect(second.leave(pace)).toBe(8);
  second.add(9);
  expect(second.leave(pace)).toBe(0);
});

it('counts what was handed over late in the second it came in', () => {
  const clock = { now: 0 };
  const second = createRollingSecond(() => clock.now);
  // Leased over half a second, and handed over at its end.
  clock.now = 500;
  second.add(50);
  let handed = 50;
  for (clock.now = 520; clock.now < 1_500; clock.now += 20) {
    const calls = Math.min(2, second.leave(pace));
    second.add(calls);
    handed += calls;
    expect(handed).toBeLessThanOrEqual(108);
  }
  clock.now = 1_501;
  expect(second.leave(pace)).toBeGreaterThan(0);
});

it('lets a slow pace go on as it is', () => {
  const clock = { now: 0 };
  const second = createRollingSecond(() => clock.now);
  for (; clock.now < 10_000; clock.now += 990) {
    expect(second.leave({ callsPerSecond: 1, callsAtOnce: 1 })).toBeGreaterThan(0);
    second.add(1);
  }
});
