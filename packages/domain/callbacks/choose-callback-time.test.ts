import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayParts } from '../callflow/script.ts';
import { chooseCallbackTime } from './choose-callback-time.ts';

const zone = 'America/Chicago';
/** 12:00 in Chicago. */
const noon = new Date('2026-06-10T17:00:00Z');

describe('the time of a callback', () => {
  it.each([
    ['morning', '2026-06-11T13:00:00.000Z'],
    ['afternoon', '2026-06-11T17:00:00.000Z'],
    ['evening', '2026-06-10T22:00:00.000Z'],
  ] as const)('that was asked for at noon for the %s is %s', (suits, time) => {
    expect(chooseCallbackTime(suits, noon, zone).toISOString()).toBe(time);
  });

  it('is later than it was asked for, and within a day and an hour', () => {
    const asked = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2030-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(asked, fc.constantFrom(...dayParts), (askedAt, suits) => {
        const after = chooseCallbackTime(suits, askedAt, zone).getTime() - askedAt.getTime();
        return after > 0 && after <= 25 * 3_600_000;
      }),
    );
  });
});
