import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTurns } from './take-turns.ts';

interface Waiting {
  organization: string;
  campaign: string;
  nth: number;
}

const make = (organization: string, campaign: string, count: number): Waiting[] =>
  Array.from({ length: count }, (_, nth) => ({ organization, campaign, nth }));
const createByOrganization = () =>
  createTurns<Waiting>(
    ({ organization }) => organization,
    ({ campaign }) => campaign,
  );

/** Serves so many at a time from what waits, for so many times. */
function serveAll(waiting: readonly Waiting[], sizes: readonly number[]): Waiting[] {
  const turns = createByOrganization();
  let left = [...waiting];
  return sizes.flatMap((size) => {
    const next = turns.order(left, 100).slice(0, size);
    turns.serve(next);
    left = left.filter((one) => !next.includes(one));
    return next;
  });
}
const countOf = (served: readonly Waiting[], name: string): number =>
  served.filter(({ organization, campaign }) => organization === name || campaign === name).length;

describe('turns', () => {
  it('an organization with many campaigns gets no more than one with a single campaign', () => {
    const many = Array.from({ length: 20 }, (_, campaign) => make('A', `A${campaign}`, 10)).flat();
    const waiting = [...many, ...make('B', 'B0', 100)];
    const served = serveAll(
      waiting,
      Array.from({ length: 60 }, () => 1),
    );
    expect([countOf(served, 'A'), countOf(served, 'B')]).toEqual([30, 30]);
  });

  it('campaigns of an organization take turns too', () => {
    const served = serveAll([...make('A', 'A0', 500), ...make('A', 'A1', 20)], [7, 7, 6]);
    expect([countOf(served, 'A0'), countOf(served, 'A1')]).toEqual([10, 10]);
  });

  it('one with little left leaves its share to the others', () => {
    const served = serveAll([...make('A', 'A0', 100), ...make('B', 'B0', 3)], [10, 10]);
    expect([countOf(served, 'A'), countOf(served, 'B')]).toEqual([17, 3]);
  });

  it('whatever waits and however many go at a time, none that still waits is behind by more than one', () => {
    const names = fc.constantFrom('A', 'B', 'C');
    fc.assert(
      fc.property(
        fc.array(fc.tuple(names, fc.nat(3), fc.integer({ min: 1, max: 30 })), { maxLength: 8 }),
        fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 12 }),
        (groups, sizes) => {
          const waiting = groups.flatMap(([name, campaign, count]) =>
            make(name, `${name}${campaign}`, count),
          );
          const served = serveAll(waiting, sizes);
          const most = Math.max(0, ...['A', 'B', 'C'].map((name) => countOf(served, name)));
          for (const name of ['A', 'B', 'C']) {
            const isWaiting = countOf(waiting, name) > countOf(served, name);
            if (isWaiting) expect(countOf(served, name)).toBeGreaterThanOrEqual(most - 1);
          }
          expect(new Set(served).size).toBe(served.length);
        },
      ),
    );
  });

  it('one that came late with its calls catches up, as far as that is allowed', () => {
    const turns = createByOrganization();
    const both = [...make('A', 'A0', 100), ...make('B', 'B0', 100)];
    const serve = (waiting: readonly Waiting[], size: number, credit: number): number => {
      const next = turns.order(waiting, credit).slice(0, size);
      turns.serve(next);
      return countOf(next, 'B');
    };
    expect(serve(both, 10, 20)).toBe(5);
    expect(serve(make('A', 'A0', 100), 10, 20)).toBe(0);
    expect(serve(both, 10, 20)).toBe(10);
    expect(serve(make('A', 'A0', 100), 50, 20)).toBe(0);
    expect(serve(both, 10, 4)).toBe(7);
  });

  it('keep the order in which those of one campaign came', () => {
    const served = serveAll(make('A', 'A0', 9), [2, 3, 4]);
    expect(served.map(({ nth }) => nth)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });
});
