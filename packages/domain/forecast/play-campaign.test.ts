import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstRetryRules } from '../retry/retry-rules.ts';
import { tries } from '../testing/tries.ts';
import { type PlayedCampaign, playCampaign, stepMilliseconds } from './play-campaign.ts';
import { usualOutcomes } from './usual-calls.ts';

const hour = 3_600_000;
const day = 24 * hour;
const midnight = Date.UTC(2026, 5, 10);
const daylight = [0, 1, 2].map((nth) => ({
  opensAt: midnight + nth * day + 8 * hour,
  closesAt: midnight + nth * day + 21 * hour,
}));
const usual: PlayedCampaign = {
  groups: [{ people: 900, windows: daylight }],
  startsAt: midnight + 12 * hour,
  endsAt: null,
  callsPerSecond: 1,
  callsAtOnce: 1000,
  mostAttempts: 1,
  retry: firstRetryRules,
  mostPerDay: null,
  outcomes: { right_party: 1 },
  secondsPerCall: 30,
  pool: null,
  lines: null,
};
const play = (changes: Partial<PlayedCampaign> = {}) => playCampaign({ ...usual, ...changes });

describe('a campaign that is played through', () => {
  it('takes as long as its pace needs', () => {
    expect(play()).toMatchObject({
      calls: 900,
      reached: 900,
      left: 0,
      finishesAt: midnight + 12.25 * hour,
    });
    expect(play({ callsPerSecond: 0.25 }).finishesAt).toBe(midnight + 13 * hour);
  });

  it('is held up by how many calls there may be at once', () => {
    expect(play({ callsAtOnce: 15 }).finishesAt).toBe(midnight + 12.5 * hour);
  });

  it('waits for the hours in which people can be called, today and on later days', () => {
    const { steps } = play({ startsAt: midnight });
    expect(steps[0]?.at).toBe(midnight + 8 * hour);
    const slow = play({ callsPerSecond: 900 / (13 * 3600) / 5 });
    const hours = slow.steps.map(({ at }) => (at % day) / hour);
    expect(Math.min(...hours)).toBe(8);
    expect(Math.max(...hours)).toBe(20.75);
    expect(slow.left).toBe(0);
    expect((slow.finishesAt ?? 0) - midnight).toBeGreaterThan(5 * day);
  });

  it('tries again as the rules say, and not more often than was asked for', () => {
    const outcomes = { no_answer: 1 };
    const { calls, ended, reached, steps } = play({ outcomes, mostAttempts: 3 });
    expect({ calls, ended, reached }).toEqual({ calls: 2700, ended: 900, reached: 0 });
    expect(steps.map(({ at }) => (at - midnight) / hour)).toEqual([12, 16, 20]);
    const never = play({
      outcomes,
      mostAttempts: 3,
      retry: { ...firstRetryRules, no_answer: null },
    });
    expect(never).toMatchObject({ calls: 900, ended: 900, reached: 0 });
  });

  it('counts as reached only those who proved who they are', () => {
    const unreached = { wrong_party: 0.2, not_in_service: 0.2, fax: 0.2, stop: 0.2 };
    expect(play({ outcomes: { ...unreached, promise: 0.1, dispute: 0.1 } })).toMatchObject({
      calls: 900,
      ended: expect.closeTo(900),
      reached: expect.closeTo(180),
      left: 0,
    });
    const never = {
      ...firstRetryRules,
      no_answer: null,
      busy: null,
      machine: null,
      voicemail_left: null,
      failed: null,
    };
    const outcomes = { ...usualOutcomes };
    expect(play({ outcomes, retry: never, mostAttempts: 3 }).reached).toBeLessThan(900 / 8);
  });

  it('keeps to what a day allows', () => {
    const outcomes = { busy: 1 };
    const { steps } = play({ outcomes, mostAttempts: 2, mostPerDay: 1 });
    expect(steps.map(({ at }) => (at - midnight) / hour)).toEqual([12, 36]);
  });

  it('makes no more calls in a day than its numbers may, and says that these held it up', () => {
    const numbers = Array.from({ length: 5 }, (_, nth) => ({
      e164: `+1312555000${nth}`,
      ...{ dailyLimit: 100, callsToday: 0, restsUntil: null, lastUsedAt: null },
    }));
    const pool = { numbers, zone: 'UTC', asOf: midnight + 12 * hour };
    const groups = [{ people: 1700, windows: daylight }];
    const limited = play({ groups, pool });
    const days = Map.groupBy(limited.steps, ({ at }) => Math.floor((at - midnight) / day));
    expect(
      [...days].map(([, steps]) => Math.round(steps.reduce((sum, { calls }) => sum + calls, 0))),
    ).toEqual([500, 500, 500, 200]);
    expect(limited).toMatchObject({ calls: expect.closeTo(1700), left: 0, brakes: ['numbers'] });
    expect(limited.finishesAt).toBe(midnight + 3 * day + 8.25 * hour);
    expect(play({ groups }).brakes).toEqual([]);
    expect(play({ pool: { ...pool, numbers: numbers.slice(0, 1) }, groups }).finishesAt).toBe(
      midnight + 16 * day + 8.25 * hour,
    );
  });

  it('waits for free places at the lines that it connects to, and says so', () => {
    const line = {
      e164: '+13125550100',
      takesTransfers: true,
      hours: null,
      zone: 'UTC',
      places: 1,
    };
    const lines = { lines: [line], callsPerFreePlace: 3, share: 0, seconds: 0 };
    const held = play({ lines });
    expect(held.finishesAt).toBe(midnight + 14.5 * hour);
    expect(held.brakes).toEqual(['places']);
    const wide = play({ lines: { ...lines, lines: [{ ...line, places: 100 }] } });
    expect(wide).toEqual(play());
  });

  it('stops at its end, and says who is left', () => {
    const stopped = play({ callsPerSecond: 0.1, endsAt: midnight + 13 * hour });
    expect(stopped.calls).toBeCloseTo(360);
    expect(stopped.left).toBeCloseTo(540);
    expect(stopped.finishesAt).toBeNull();
  });

  it('loses nobody, never exceeds its pace, and calls nobody at night', () => {
    const windows = fc
      .tuple(fc.integer({ min: 0, max: 22 }), fc.integer({ min: 1, max: 12 }))
      .map(([opens, hours]) =>
        [0, 1].map((nth) => ({
          opensAt: midnight + nth * day + opens * hour,
          closesAt: midnight + nth * day + Math.min(24, opens + hours) * hour,
        })),
      );
    const groups = fc.array(fc.record({ people: fc.integer({ min: 1, max: 5000 }), windows }), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(
        groups,
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 1, max: 7 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (some, callsPerSecond, mostAttempts, answered) => {
          const outcomes = { right_party: answered, no_answer: 1 - answered };
          const changes = { groups: some, callsPerSecond, mostAttempts, outcomes };
          const { steps, calls, reached, ended, left } = play(changes);
          const people = some.reduce((sum, group) => sum + group.people, 0);
          expect(Math.abs(ended + left - people)).toBeLessThan(1);
          expect(reached).toBeLessThanOrEqual(ended + 0.001);
          expect(calls).toBeLessThanOrEqual(people * mostAttempts + 0.001);
          for (const step of steps) {
            expect(step.calls).toBeLessThanOrEqual(
              (callsPerSecond * stepMilliseconds) / 1000 + 0.001,
            );
            const isOpen = some.some((group) =>
              group.windows.some(({ opensAt, closesAt }) => {
                const at = midnight + ((step.at - midnight) % day);
                return [0, -day].some(
                  (shift) => at < closesAt + shift && at + stepMilliseconds > opensAt + shift,
                );
              }),
            );
            expect(isOpen).toBe(true);
          }
        },
      ),
      { numRuns: tries(100) },
    );
  });
});
