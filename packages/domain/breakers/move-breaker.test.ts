import { assert, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakerKinds } from './breaker-kinds.ts';
import { explainTrip } from './explain-trip.ts';
import { type BreakerStanding, moveBreaker, readUsual } from './move-breaker.ts';

const rest: BreakerStanding = {
  level: 0,
  seen: { calls: 0, events: 0 },
  recent: { calls: 0, events: 0 },
};
const usually = { isOn: true, ordinaryPercent: null };

describe('a breaker that looks at what was counted', () => {
  it('takes only what is new, and says how much of it since its level was zero', () => {
    const once = moveBreaker('refusals', rest, { calls: 20, events: 4 }, usually);
    expect(once).toMatchObject({
      seen: { calls: 20, events: 4 },
      recent: { calls: 20, events: 4 },
    });
    expect(moveBreaker('refusals', once, { calls: 20, events: 4 }, usually)).toEqual(once);
    const calm = moveBreaker('refusals', once, { calls: 200, events: 4 }, usually);
    expect(calm).toMatchObject({ level: 0, recent: { calls: 0, events: 0 } });
  });

  it('keeps up without a level while it is switched off', () => {
    const off = { isOn: false, ordinaryPercent: 5 };
    const missed = moveBreaker('refusals', rest, { calls: 50, events: 50 }, off);
    expect(missed).toMatchObject({ level: 0, seen: { calls: 50, events: 50 } });
    expect(moveBreaker('refusals', missed, { calls: 51, events: 50 }, usually).level).toBe(0);
  });

  it('trips later where more is ordinary', () => {
    const total = { calls: 40, events: 10 };
    const at = (ordinaryPercent: number) =>
      moveBreaker('refusals', rest, total, { isOn: true, ordinaryPercent }).level;
    expect(at(5)).toBeGreaterThan(at(10));
    expect(at(5)).toBe(moveBreaker('refusals', rest, total, usually).level);
  });

  it('never falls below zero, never forgets what it saw, and is not moved by counts that fell', () => {
    const counts = record({
      calls: integer({ min: 0, max: 500 }),
      events: integer({ min: 0, max: 500 }),
    });
    assert(
      property(counts, counts, integer({ min: 0, max: 5 }), (first, second, index) => {
        const kind = breakerKinds[index] ?? 'refusals';
        const once = moveBreaker(kind, rest, first, usually);
        const twice = moveBreaker(kind, once, second, usually);
        expect(twice.level).toBeGreaterThanOrEqual(0);
        expect(twice.seen.calls).toBe(Math.max(first.calls, second.calls));
        expect(twice.seen.events).toBe(Math.max(first.events, second.events));
      }),
    );
  });
});

describe('why it tripped', () => {
  it('is a sentence with its figures and what is usual', () => {
    const counts = { calls: 60, events: 12 };
    for (const kind of breakerKinds) {
      expect(explainTrip(kind, counts, 5)).toMatch(/\b12\b.*\b5%.*reason\.$/);
    }
    expect(explainTrip('carrier_failures', counts, 5)).toBe(
      'The carrier could not connect 12 of the last 60 calls; 5% is ordinary. An admin can resume it with a reason.',
    );
  });

  it('compares answers with what was before them', () => {
    const standing = { seen: { calls: 300, events: 66 }, recent: { calls: 100, events: 6 } };
    expect(readUsual('answer_rate', standing, null)).toBe(30);
    expect(readUsual('answer_rate', rest, null)).toBeNull();
    expect(readUsual('early_hang_ups', rest, null)).toBe(8);
  });
});
