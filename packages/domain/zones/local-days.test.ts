import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localTime } from './convert-time.ts';
import { findDaysBefore, findStretch, listOffsets, nameDay, numberDay } from './local-days.ts';

const iso = (moment: Date) => moment.toISOString();

describe('the days of a place', () => {
  it('begin and end at its midnight, also where the clocks change in between', () => {
    const { from, to } = findStretch({
      zone: 'America/New_York',
      from: '2026-03-08',
      to: '2026-03-08',
    });
    expect([iso(from), iso(to)]).toEqual(['2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z']);
    const india = findStretch({ zone: 'Asia/Kolkata', from: '2026-03-08', to: '2026-03-09' });
    expect([iso(india.from), iso(india.to)]).toEqual([
      '2026-03-07T18:30:00.000Z',
      '2026-03-09T18:30:00.000Z',
    ]);
  });

  it('are compared with as many before them', () => {
    const days = { zone: 'America/Chicago', from: '2026-03-08', to: '2026-03-14' };
    const before = findDaysBefore(days, new Date('2026-05-01T12:00:00Z'));
    expect(before).toMatchObject({ from: '2026-03-01', to: '2026-03-07', isCut: false });
    expect(iso(before.stretch.to)).toBe(iso(findStretch(days).from));
  });

  it('are compared, while they last, with as much of those before, to the quarter of an hour', () => {
    const today = { zone: 'America/Chicago', from: '2026-06-10', to: '2026-06-10' };
    const before = findDaysBefore(today, new Date('2026-06-10T19:44:00Z'));
    expect(before).toMatchObject({ from: '2026-06-09', to: '2026-06-09', isCut: true });
    expect(iso(before.stretch.from)).toBe('2026-06-09T05:00:00.000Z');
    expect(iso(before.stretch.to)).toBe('2026-06-09T19:30:00.000Z');
  });
});

const zones = [
  'America/Chicago',
  'Asia/Kolkata',
  'Australia/Adelaide',
  'Asia/Kathmandu',
  'Pacific/Chatham',
  'America/Santiago',
  'UTC',
];

describe('the offsets of a stretch', () => {
  it('cover it without a gap and tell the clock on the wall at every moment of it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: numberDay('2024-01-01'), max: numberDay('2027-01-01') }),
        fc.integer({ min: 1, max: 400 }),
        fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
        (zone, first, count, share) => {
          const days = { zone, from: nameDay(first), to: nameDay(first + count - 1) };
          const stretch = findStretch(days);
          const parts = listOffsets(zone, stretch);
          expect(parts[0]?.from).toEqual(stretch.from);
          expect(parts.at(-1)?.to).toEqual(stretch.to);
          for (const [index, part] of parts.entries()) {
            expect(part.from).toEqual(index === 0 ? stretch.from : parts[index - 1]?.to);
            // Quarters of an hour are parts of the hours of this place.
            expect(Math.abs(part.offsetSeconds % 900)).toBe(0);
            expect(part.from.getTime() % 900_000).toBe(0);
          }
          const length = stretch.to.getTime() - stretch.from.getTime();
          const moment = new Date(stretch.from.getTime() + Math.floor(share * length));
          const part = parts.find(({ from, to }) => from <= moment && moment < to);
          const wall = moment.getTime() + (part?.offsetSeconds ?? Number.NaN) * 1000;
          const { day, minute } = localTime(zone, moment);
          expect(Math.floor(wall / 60_000)).toBe(day * 1440 + minute);
        },
      ),
    );
  });
});
