import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide } from '../compliance/decide.ts';
import { findWindows } from '../compliance/find-windows.ts';
import { anyCase } from '../compliance/testing/any-facts.ts';
import { makeFacts, unitedStatesPolicy } from '../compliance/testing/make-facts.ts';
import type { CampaignFact } from '../compliance/types.ts';
import { tries } from '../testing/tries.ts';
import { findBucket, findStanding, type KnownShape, type Standing } from './find-standing.ts';

const at = (text: string): Date => new Date(`2026-06-${text}Z`);
const day = (nth: number) => ({
  opensAt: at(`${nth}T13:00:00`).getTime(),
  closesAt: at(`${nth + 1}T02:00:00`).getTime(),
  deferredBy: 'WINDOW_CLOSED',
});
const shape: KnownShape = { windows: [day(10), day(11), day(12)], blockedBy: null };
const noon = at('10T17:00:00');
const always: CampaignFact = { startsAt: null, endsAt: null, hours: null };
const week = (from: number, to: number) => Array.from({ length: 7 }, () => ({ from, to }));
const chicago = 'America/Chicago';
const stand = (changes: Partial<CampaignFact> = {}, now = noon, zone: string | null = chicago) =>
  findStanding(shape, { ...always, ...changes }, zone, now);

describe('where people of a shape stand', () => {
  it('is now, later by the rule that opens last, or never by the rule that forbids', () => {
    expect(stand()).toEqual({ kind: 'now' });
    expect(stand({}, at('10T12:00:00'))).toEqual({
      kind: 'later',
      until: at('10T13:00:00'),
      code: 'WINDOW_CLOSED',
    });
    const blocked = { windows: [], blockedBy: 'MEDIUM_STOP' };
    expect(findStanding(blocked, always, chicago, noon)).toEqual({
      kind: 'never',
      code: 'MEDIUM_STOP',
    });
  });

  it('waits for the campaign’s own hours, in the time of the person', () => {
    expect(stand({ hours: week(14 * 60, 18 * 60) })).toEqual({
      kind: 'later',
      until: at('10T19:00:00'),
      code: 'CAMPAIGN_HOURS',
    });
    expect(stand({ hours: week(9 * 60, 18 * 60) })).toEqual({ kind: 'now' });
    expect(stand({ hours: week(7 * 60, 18 * 60) }, at('10T12:30:00'))).toMatchObject({
      code: 'WINDOW_CLOSED',
    });
  });

  it('waits for the beginning, and is never where it ends before', () => {
    expect(stand({ startsAt: at('11T08:00:30') })).toMatchObject({ until: at('11T13:00:00') });
    expect(stand({ startsAt: at('11T15:00:30') })).toMatchObject({ until: at('11T15:01:00') });
    const early = { startsAt: at('11T03:00:00'), endsAt: at('11T12:00:00') };
    expect(stand(early)).toEqual({ kind: 'never', code: 'CAMPAIGN_HOURS' });
  });

  it('is not known after the last window, nor in hours of somebody in several zones', () => {
    expect(stand({}, at('13T03:00:00'))).toBeUndefined();
    expect(stand({ startsAt: at('20T13:00:00') })).toBeUndefined();
    expect(stand({ hours: week(22 * 60, 23 * 60) })).toBeUndefined();
    expect(stand({ hours: week(9 * 60, 18 * 60) }, noon, null)).toBeUndefined();
    expect(stand({ startsAt: at('11T15:00:00') }, noon, null)).toMatchObject({ kind: 'later' });
  });

  it('is what the engine says of the same facts and times', { timeout: 60_000 }, () => {
    const hours = fc.array(
      fc.option(
        fc
          .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 900 }))
          .map(([from, length]) => ({ from, to: Math.min(1440, from + length) })),
        { freq: 4 },
      ),
      { minLength: 7, maxLength: 7 },
    );
    const hourLength = 3_600_000;
    const ahead = fc.option(fc.integer({ min: -600, max: 4_000 }), { freq: 2 });
    const plain = fc
      .date({ min: at('01T00:00:00'), max: at('20T00:00:00'), noInvalidDate: true })
      .map((now) => ({ facts: makeFacts({}), policy: unitedStatesPolicy, now }));
    const anyone = fc.oneof(anyCase, plain);
    const passed = fc.integer({ min: 0, max: 24 * hourLength });
    const numRuns = tries(3_000);
    const seen = { now: 0, later: 0, never: 0, unknown: 0 };
    fc.assert(
      fc.property(
        anyone,
        passed,
        fc.option(hours),
        ahead,
        ahead,
        (asked, since, chosen, from, to) => {
          const { policy, now: judgedAt } = asked;
          const facts = { ...asked.facts, campaign: undefined };
          // Nothing is recorded before it begins; people are judged again when it is.
          fc.pre(facts.restrictions.every(({ at: begins }) => begins <= judgedAt));
          const person = { contactId: '01a1dd2e', calls: () => [{ facts }] };
          const found = findWindows(person, policy, judgedAt);
          const now = new Date(judgedAt.getTime() + since);
          fc.pre(now < found.judgeAt);
          const minutes = (count: number | null): Date | null =>
            count === null ? null : new Date(now.getTime() + (count * hourLength) / 60);
          const campaign = { startsAt: minutes(from), endsAt: minutes(to), hours: chosen };
          const windows = found.shape.windows.map((window) => ({
            opensAt: window.opensAt?.getTime() ?? Number.NEGATIVE_INFINITY,
            closesAt: window.closesAt.getTime(),
            deferredBy: window.deferredBy,
          }));
          const known = { windows, blockedBy: found.shape.blockedBy };
          const standing = findStanding(known, campaign, found.zone, now);
          seen[standing?.kind ?? 'unknown'] += 1;
          if (standing === undefined) return;
          const { verdict } = decide({ ...facts, campaign }, policy, now);
          if (standing.kind === 'now') expect(verdict.kind).toBe('allow');
          else if (standing.kind === 'never') expect(verdict.kind).toBe('block');
          else expect(verdict).toEqual({ kind: 'defer', until: standing.until });
        },
      ),
      { numRuns },
    );
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(numRuns / 150);
  });
});

describe('a bucket', () => {
  it.each([
    [{ kind: 'now' }, 'now'],
    [{ kind: 'never', code: 'MEDIUM_STOP' }, 'blocked'],
    [{ kind: 'later', until: at('11T04:59:00'), code: 'x' }, 'laterToday'],
    [{ kind: 'later', until: at('11T05:00:00'), code: 'x' }, 'tomorrow'],
    [{ kind: 'later', until: at('12T05:00:00'), code: 'x' }, 'later'],
  ] as [Standing, string][])('of %j is %s, by the days of the organization', (standing, bucket) => {
    expect(findBucket(standing, chicago, noon)).toBe(bucket);
  });
});
