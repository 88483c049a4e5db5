import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WorkShare } from './share-of-work.ts';

const parts = [
  { name: 'heavy', microsecondsPerRow: 300 },
  { name: 'light', microsecondsPerRow: 100 },
];

describe('how much of a phase is done', () => {
  it('is what its parts weigh that have ended', () => {
    const work = new WorkShare(parts, 1000, false);
    expect(work.share(0)).toBe(0);
    work.begin('heavy', 0);
    work.end('heavy', 300);
    expect(work.share(300)).toBe(0.75);
    work.begin('light', 300);
    work.end('light', 400);
    expect(work.share(400)).toBe(1);
  });

  it('moves while a part runs, as far as it should be by now, and ever less where it takes longer', () => {
    const work = new WorkShare(parts, 10_000, false);
    work.begin('heavy', 0);
    expect(work.share(1500)).toBeCloseTo(0.375);
    const late = [3000, 4000, 5000, 6000].map((at) => work.share(at));
    const gains = late.map((share, index) => share - (late[index - 1] ?? 0.375));
    expect(gains.every((gain, index) => gain > 0 && gain < (gains[index - 1] ?? 1))).toBe(true);
    expect(late.at(-1)).toBeLessThan(0.75);
    work.end('heavy', 60_000);
    expect(work.share(60_000)).toBe(0.75);
  });

  it('learns from the parts that ended how fast the machine is', () => {
    const work = new WorkShare(parts, 10_000, false);
    work.begin('heavy', 0);
    work.end('heavy', 30_000);
    work.begin('light', 30_000);
    expect(work.slowness).toBeGreaterThan(8);
    expect(work.share(34_000)).toBeCloseTo(0.75 + 0.25 * (4 / work.slowness));
    const next = new WorkShare(parts, 10_000, false, work.slowness);
    expect(next.slowness).toBe(work.slowness);
  });

  it('counts batch by batch, and whatever a batch did not need as done with it', () => {
    const work = new WorkShare(parts, 1000, true);
    work.begin('heavy', 0, { from: 0, to: 0.5 });
    work.end('heavy', 10);
    expect(work.share(10)).toBe(0.375);
    work.begin('heavy', 10, { from: 0.5, to: 1 });
    expect(work.share(10)).toBe(0.5);
    work.end('heavy', 20);
    work.begin('light', 20);
    work.end('light', 30);
    expect(work.share(30)).toBe(1);
  });

  it('takes no notice of what nobody expected', () => {
    const work = new WorkShare(parts, 1000, false);
    work.begin('other', 0);
    work.end('other', 10);
    expect(work.share(10)).toBe(0);
    expect(new WorkShare([], 1000, false).share(10)).toBe(0);
  });

  it('never goes back and never beyond the whole', () => {
    const step = fc.record({
      name: fc.constantFrom('heavy', 'light', 'other'),
      takes: fc.integer({ min: 0, max: 60_000 }),
      looks: fc.array(fc.integer({ min: 0, max: 60_000 }), { maxLength: 3 }),
      batch: fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined }),
    });
    fc.assert(
      fc.property(
        fc.array(step),
        fc.integer({ min: 0, max: 100_000 }),
        fc.boolean(),
        (steps, rows, isBatched) => {
          const work = new WorkShare(parts, rows, isBatched);
          let [at, before] = [0, 0];
          const look = (now: number) => {
            const share = work.share(now);
            expect(share).toBeGreaterThanOrEqual(before);
            expect(share).toBeLessThanOrEqual(1);
            before = share;
          };
          for (const { name, takes, looks, batch } of steps) {
            const span = batch === undefined ? undefined : { from: batch / 5, to: (batch + 1) / 5 };
            work.begin(name, at, span);
            for (const after of looks.toSorted((one, other) => one - other)) look(at + after);
            at += takes;
            work.end(name, at);
            look(at);
          }
        },
      ),
    );
  });
});
