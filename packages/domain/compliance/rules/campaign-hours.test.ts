import { describe, expect, it } from 'vitest';
import { decide } from '../decide.ts';
import { findLawfulEnd } from '../find-lawful-end.ts';
import { makePolicy, type WeekHours } from '../policy.ts';
import { makeFacts } from '../testing/make-facts.ts';
import { asking } from '../testing/show-verdict.ts';
import type { CampaignFact } from '../types.ts';
import { campaignHours } from './campaign-hours.ts';

const hours = (from: number, to: number) => ({ from: from * 60, to: to * 60 });
const every = (from: number, to: number): WeekHours =>
  Array.from({ length: 7 }, () => hours(from, to));
/** April 8 of 2026 is a Wednesday. */
const wednesdays: WeekHours = every(10, 12).map((day, weekday) => (weekday === 2 ? day : null));

const judge = (campaign: Partial<CampaignFact>, moment: string) =>
  asking(campaignHours)(
    { campaign: { startsAt: null, endsAt: null, hours: null, ...campaign } },
    moment,
  );

describe('CAMPAIGN_HOURS', () => {
  it.each([
    ['just before they begin', '2026-04-08T14:59:59.999Z', '2026-04-08T15:00Z'],
    ['when they begin', '2026-04-08T15:00:00Z', 'allow'],
    ['just before they end', '2026-04-08T16:59:59.999Z', 'allow'],
    ['when they end', '2026-04-08T17:00:00Z', '2026-04-09T15:00Z'],
  ])('are kept from ten to twelve in Chicago: %s', (_, moment, answer) => {
    expect(judge({ hours: every(10, 12) }, moment)).toBe(answer);
  });

  it('leave out the days that were not chosen', () => {
    expect(judge({ hours: wednesdays }, '2026-04-08T15:30:00Z')).toBe('allow');
    expect(judge({ hours: wednesdays }, '2026-04-08T17:00:00Z')).toBe('2026-04-15T15:00Z');
    expect(judge({ hours: every(10, 12).map(() => null) }, '2026-04-08T15:30:00Z')).toBe('never');
  });

  it('do not begin before the campaign does', () => {
    const startsAt = new Date('2026-04-08T18:00:00Z');
    expect(judge({ startsAt }, '2026-04-08T17:59:59.999Z')).toBe('2026-04-08T18:00Z');
    expect(judge({ startsAt }, '2026-04-08T18:00:00Z')).toBe('allow');
    const both = { startsAt, hours: every(10, 12) };
    expect(judge(both, '2026-04-08T15:30:00Z')).toBe('2026-04-09T15:00Z');
  });

  it('are over when the campaign ends, and for those whose hours come later than that', () => {
    const endsAt = new Date('2026-04-08T18:00:00Z');
    expect(judge({ endsAt }, '2026-04-08T17:59:59.999Z')).toBe('allow');
    expect(judge({ endsAt }, '2026-04-08T18:00:00Z')).toBe('block');
    expect(judge({ endsAt, hours: every(10, 12) }, '2026-04-08T16:59:59.999Z')).toBe('allow');
    expect(judge({ endsAt, hours: every(10, 12) }, '2026-04-08T17:00:00Z')).toBe('block');
  });

  it('say nothing where no campaign asks, and block what cannot be read', () => {
    expect(asking(campaignHours)({}, '2026-04-08T06:00:00Z')).toBe('allow');
    expect(() => judge({ startsAt: new Date('none') }, '2026-04-08T15:30:00Z')).toThrow(RangeError);
  });

  it('only ever narrow what the law allows', () => {
    const policy = makePolicy({ pack: 'us' });
    const campaign = { startsAt: null, endsAt: null, hours: every(6, 23) };
    const early = new Date('2026-04-08T12:30:00Z');
    const { verdict } = decide(makeFacts({ campaign }), policy, early);
    expect(verdict).toEqual({ kind: 'defer', until: new Date('2026-04-08T13:00:00Z') });
  });

  it('end what is open', () => {
    const policy = makePolicy({ pack: 'us' });
    const facts = makeFacts({ campaign: { startsAt: null, endsAt: null, hours: every(10, 12) } });
    const end = findLawfulEnd(facts, policy, new Date('2026-04-08T15:30:00Z'));
    expect(end).toEqual(new Date('2026-04-08T17:00:00Z'));
  });
});
