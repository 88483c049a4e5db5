import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addSample, type Pace, readPace, roundCalmly, unmeasuredPace } from './measure-pace.ts';

const beat = 500;

/** As a worker would say it at each beat, from the first on. */
function follow(shares: readonly number[], rows = 50_000): Pace {
  let pace = unmeasuredPace;
  for (const [index, share] of shares.entries()) {
    const sample = { at: index * beat, share, phase: 'storing', rows: Math.floor(share * rows) };
    pace = addSample(pace, sample);
  }
  return pace;
}

const evenly = (beats: number, whole: number) =>
  Array.from({ length: beats }, (_unused, index) => index / whole);

describe('the pace of a step', () => {
  it('is not said before it has moved twice and for two seconds', () => {
    expect(readPace(unmeasuredPace)).toEqual({ rowsPerSecond: null, secondsLeft: null });
    expect(readPace(follow(evenly(4, 100)))).toEqual({ rowsPerSecond: null, secondsLeft: null });
    const oneJump = [0, 0, 0, 0, 0, 0, 0.4, 0.4];
    expect(readPace(follow(oneJump))).toEqual({ rowsPerSecond: null, secondsLeft: null });
  });

  it('is rows a second, and the seconds until all is done', () => {
    expect(readPace(follow(evenly(21, 40)))).toEqual({ rowsPerSecond: 2500, secondsLeft: 10 });
  });

  it('counts down, and follows a machine that becomes slower within seconds', () => {
    const fast = evenly(21, 40);
    const slow = Array.from({ length: 20 }, (_unused, index) => 0.5 + (index + 1) / 400);
    const before = follow(fast).secondsLeft ?? 0;
    const soon = follow([...fast, ...slow.slice(0, 2)]).secondsLeft ?? 0;
    const later = follow([...fast, ...slow]).secondsLeft ?? 0;
    expect(soon).toBeLessThan(before + 1);
    expect(later).toBeGreaterThan(before + 2);
  });

  it('says no time where nothing has moved for long', () => {
    const still = Array.from({ length: 80 }, () => 0.5);
    const { rowsPerSecond, secondsLeft } = readPace(follow([...evenly(21, 40), ...still]));
    expect([rowsPerSecond, secondsLeft]).toEqual([null, null]);
  });

  it('measures the rows of each phase by themselves', () => {
    const reading = { at: 0, share: 0, phase: 'reading', rows: 50_000 };
    let pace = addSample(unmeasuredPace, reading);
    for (let index = 1; index <= 8; index += 1) {
      const sample = { share: index / 20, phase: 'storing', rows: (index - 1) * 100 };
      pace = addSample(pace, { at: index * beat, ...sample });
    }
    expect(readPace(pace).rowsPerSecond).toBe(200);
  });

  it('is never less than nothing, never not a number, and nothing when all is done', () => {
    const moves = fc.array(fc.double({ min: 0, max: 0.2, noNaN: true }), { maxLength: 60 });
    fc.assert(
      fc.property(moves, (steps) => {
        let share = 0;
        const shares = steps.map((step) => {
          share = Math.min(1, share + step);
          return share;
        });
        for (let index = 1; index <= shares.length; index += 1) {
          const { rowsPerSecond, secondsLeft } = readPace(follow(shares.slice(0, index)));
          if (rowsPerSecond !== null) expect(rowsPerSecond).toBeGreaterThanOrEqual(1);
          if (secondsLeft === null) continue;
          expect(Number.isInteger(secondsLeft)).toBe(true);
          expect(secondsLeft).toBeGreaterThanOrEqual(0);
          expect(secondsLeft).toBeLessThanOrEqual(24 * 60 * 60);
        }
      }),
    );
  });

  it('has two digits, which change less often than all of them', () => {
    expect([0, 7, 99, 3127, 12_400, 49_870].map(roundCalmly)).toEqual([
      0, 7, 99, 3100, 12_000, 50_000,
    ]);
  });
});
