import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BusyLine } from '../callflow/list-open-lines.ts';
import { limitByPlaces } from './limit-by-places.ts';

const now = new Date('2026-06-10T17:00:00Z');
const closed = Array.from({ length: 7 }, () => null);
const line = (line: Partial<BusyLine>): BusyLine => ({
  e164: '+18725550111',
  takesTransfers: true,
  hours: null,
  zone: 'America/Chicago',
  places: 1,
  taken: 0,
  ...line,
});
const limit = (lines: readonly BusyLine[], calls = 0) =>
  limitByPlaces({ lines, callsPerFreePlace: 10, calls }, now);

describe('how many calls free places leave', () => {
  it('so many for each of them, less those that are under way', () => {
    expect(limit([line({ places: 3, taken: 1 })], 4)).toBe(16);
  });

  it('none while all are taken, or calls enough are under way', () => {
    expect(limit([line({ places: 2, taken: 2 })])).toBe(0);
    expect(limit([line({ places: 1 })], 12)).toBe(0);
  });

  it('as many as wanted where no line is open, or none takes calls over', () => {
    expect(limit([line({ hours: closed })], 500)).toBe(Number.POSITIVE_INFINITY);
    expect(limit([line({ takesTransfers: false })], 500)).toBe(Number.POSITIVE_INFINITY);
    expect(limit([])).toBe(Number.POSITIVE_INFINITY);
  });

  it('are never more in all than the free places times the factor, whatever the lines are', () => {
    const lines = fc.array(
      fc.record({
        places: fc.integer({ min: 1, max: 500 }),
        taken: fc.integer({ min: 0, max: 500 }),
        hours: fc.constantFrom(null, closed),
      }),
      { minLength: 1, maxLength: 5 },
    );
    const inputs = [lines, fc.integer({ min: 1, max: 100 }), fc.nat(5_000)] as const;
    fc.assert(
      fc.property(...inputs, (drawn, callsPerFreePlace, calls) => {
        const known = drawn.map(line);
        const open = known.filter(({ hours }) => hours === null);
        fc.pre(open.length > 0);
        const free = open.reduce((sum, { places, taken }) => sum + Math.max(0, places - taken), 0);
        const room = limitByPlaces({ lines: known, callsPerFreePlace, calls }, now);
        expect(room).toBeGreaterThanOrEqual(0);
        expect(room === 0 || room + calls === free * callsPerFreePlace).toBe(true);
      }),
    );
  });
});
