import { describe, expect, it } from 'vitest';
import { lookAtBreaker } from './move-breaker.ts';
import { describeLooks } from './testing/describe-looks.ts';

// A sample of the drawn campaigns: `look-at-breaker.deep.test.ts` plays all.
describe('calls that are placed together and end apart', () => {
  describeLooks({ ordinary: 10, worsened: 20 });
});

describe('a breaker that is looked at', () => {
  const counts = (calls: number, events: number) => ({ calls, events });
  const rest = { level: 0, seen: counts(0, 0), recent: counts(0, 0) };
  const usually = { isOn: true, ordinaryPercent: null };

  it('keeps closed minutes, and adds the latest calls with those under way as going well', () => {
    const totals = { counted: counts(50, 34), open: counts(30, 30), underWay: 0 };
    const alone = lookAtBreaker('refusals', rest, totals, usually);
    expect(alone.kept.seen).toEqual(counts(20, 4));
    expect(alone.now.recent).toEqual(counts(50, 34));
    const busy = lookAtBreaker('refusals', rest, { ...totals, underWay: 100 }, usually);
    expect(busy.kept).toEqual(alone.kept);
    expect(busy.now.level).toBeLessThan(alone.now.level);
    // They are no calls that ended.
    expect(busy.now.seen).toEqual(counts(50, 34));
  });

  it('is no nearer to rest than its closed minutes are, however many calls are under way', () => {
    const totals = { counted: counts(40, 12), open: counts(20, 0), underWay: 4_000 };
    const { kept, now } = lookAtBreaker('refusals', rest, totals, usually);
    expect(kept.level).toBeGreaterThan(10);
    expect(now).toEqual(kept);
  });

  it('takes calls under way for answered where answers are counted', () => {
    const known = { ...rest, seen: counts(400, 120) };
    const totals = { counted: counts(500, 120), open: counts(100, 0), underWay: 0 };
    const { now } = lookAtBreaker('answer_rate', known, totals, usually);
    expect(now.level).toBeGreaterThan(10);
    const ringing = lookAtBreaker('answer_rate', known, { ...totals, underWay: 60 }, usually);
    expect(ringing.now.level).toBe(0);
  });

  it('counts nobody under way among those who asked for a person', () => {
    const totals = { counted: counts(12, 12), open: counts(12, 12), underWay: 500 };
    expect(lookAtBreaker('nobody_free', rest, totals, usually).now.level).toBeGreaterThan(10.5);
  });

  it('has seen everything while it is off, open minutes too', () => {
    const totals = { counted: counts(50, 50), open: counts(50, 50), underWay: 10 };
    const off = { isOn: false, ordinaryPercent: null };
    const { kept } = lookAtBreaker('refusals', rest, totals, off);
    expect(kept).toMatchObject({ level: 0, seen: counts(50, 50) });
    expect(lookAtBreaker('refusals', kept, totals, usually).now.level).toBe(0);
  });
});
