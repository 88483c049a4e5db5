import { describe, expect, it } from 'vitest';
import { isAboutDebt, isBinding, listBinding, readEnd, readTime } from './read-facts.ts';
import { makeFacts, makePastCall, makeRestriction } from './testing/make-facts.ts';

const noDate = new Date(Number.NaN);
const at = new Date('2026-04-08T14:00:00Z');
const before = new Date('2026-04-08T13:59:59.999Z');

describe('a date', () => {
  it('that cannot be read is refused instead of compared', () => {
    expect(() => readTime(noDate)).toThrow(RangeError);
    expect(() => readEnd(noDate)).toThrow(RangeError);
  });

  it('that is missing at the end means no end', () => {
    expect(readEnd(null)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('a restriction', () => {
  it('binds from the moment it was received', () => {
    const stop = makeRestriction('medium_stop', { at });
    expect(isBinding(stop, before)).toBe(false);
    expect(isBinding(stop, at)).toBe(true);
  });

  it('binds until the moment it is lifted', () => {
    const stop = makeRestriction('medium_stop', { liftedAt: at });
    expect(isBinding(stop, before)).toBe(true);
    expect(isBinding(stop, at)).toBe(false);
  });

  it('with a date that cannot be read is not passed over', () => {
    for (const overrides of [{ at: noDate }, { liftedAt: noDate }]) {
      const restrictions = [makeRestriction('paid', overrides)];
      expect(() => listBinding(makeFacts({ restrictions }), 'paid', at)).toThrow(RangeError);
    }
  });
});

describe('a call', () => {
  it('is about the debts it names', () => {
    const call = makePastCall('2026-04-01T18:00:00Z', { debtIds: ['other', 'debt'] });
    expect(isAboutDebt(call, makeFacts())).toBe(true);
    expect(isAboutDebt(call, makeFacts({ debt: { id: 'third' } }))).toBe(false);
  });

  it('that names no debt may have been about any', () => {
    expect(isAboutDebt(makePastCall('2026-04-01T18:00:00Z', { debtIds: [] }), makeFacts())).toBe(
      true,
    );
  });

  it('to another person is not about this one', () => {
    const call = makePastCall('2026-04-01T18:00:00Z', { personId: 'neighbour' });
    expect(isAboutDebt(call, makeFacts())).toBe(false);
  });
});
