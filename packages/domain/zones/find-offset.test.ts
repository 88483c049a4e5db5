import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tries } from '../testing/tries.ts';
import { findOffset, isKnownZone } from './find-offset.ts';

const hour = 3_600_000;
const zones = Intl.supportedValuesOf('timeZone');

/** What the runtime's calendar shows, as if it were UTC. */
function readWall(zone: string, time: number): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(time);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(
    read('year'),
    read('month') - 1,
    read('day'),
    read('hour'),
    read('minute'),
    read('second'),
  );
}

describe('findOffset', () => {
  it.each([
    ['America/New_York', '2026-03-08T06:59:59.999Z', -5],
    ['America/New_York', '2026-03-08T07:00:00Z', -4],
    ['America/New_York', '2026-11-01T05:59:59.999Z', -4],
    ['America/New_York', '2026-11-01T06:00:00Z', -5],
    ['America/Phoenix', '2026-07-15T12:00:00Z', -7],
    ['Asia/Kathmandu', '2026-07-15T12:00:00Z', 5.75],
    ['Europe/London', '2026-01-15T12:00:00Z', 0],
    ['Pacific/Kiritimati', '2026-01-15T12:00:00Z', 14],
    ['Pacific/Apia', '2011-12-30T09:59:59Z', -10],
    ['Pacific/Apia', '2011-12-30T10:00:00Z', 14],
  ])('in %s at %s is %s hours', (zone, moment, hours) => {
    expect(findOffset(zone, Date.parse(moment))).toBe(hours * hour);
  });

  it('agrees with the calendar of the runtime in every zone and year', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: Date.UTC(1973, 0) / 1000, max: Date.UTC(2060, 0) / 1000 }),
        (zone, seconds) => {
          const time = seconds * 1000;
          expect(time + findOffset(zone, time)).toBe(readWall(zone, time));
        },
      ),
      { numRuns: tries(300) },
    );
  });

  it('refuses a moment that is none, and a zone that is none', () => {
    expect(() => findOffset('America/Chicago', Number.NaN)).toThrow(RangeError);
    expect(() => findOffset('America/Chicago', Number.POSITIVE_INFINITY)).toThrow(RangeError);
    expect(() => findOffset('Mars/Olympus', 0)).toThrow(RangeError);
  });
});

describe('isKnownZone', () => {
  it.each(['America/Chicago', 'America/Argentina/Buenos_Aires', 'America/Port-au-Prince'])(
    'knows %s',
    (zone) => {
      expect(isKnownZone(zone)).toBe(true);
      expect(isKnownZone(zone)).toBe(true);
    },
  );

  it.each(['', 'Chicago', 'America/Chicagoo', '+05:00', '-05:00', 'Etc/GMT+5', 'UTC', 'EST'])(
    'does not take %j for a place',
    (zone) => {
      expect(isKnownZone(zone)).toBe(false);
    },
  );
});
