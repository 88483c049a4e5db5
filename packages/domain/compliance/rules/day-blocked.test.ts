import { describe, expect, it } from 'vitest';
import { homes, livingIn } from '../testing/living-in.ts';
import { makeConsent, makeSituation } from '../testing/make-facts.ts';
import { asking, justBefore } from '../testing/show-verdict.ts';
import { packIds } from '../words.ts';
import { dayBlocked } from './day-blocked.ts';

const minute = (moment: string) => moment.replace(':00Z', 'Z');
const workdays = (hours: { from: number; to: number }) => [
  ...Array.from({ length: 5 }, () => hours),
  null,
  null,
];

describe('DAY_BLOCKED', () => {
  it.each([
    ['ca-qc', 'a Sunday', '2026-06-14T04:00:00Z', '2026-06-15T04:00:00Z'],
    ['ca-qc', 'the Sunday the clocks go forward', '2026-03-08T05:00:00Z', '2026-03-09T04:00:00Z'],
    ['ca-qc', 'the Sunday the clocks go back', '2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z'],
    ['ca-qc', 'a Sunday that is a leap day', '2032-02-29T05:00:00Z', '2032-03-01T05:00:00Z'],
    ['ca-qc', 'a Sunday that ends a year', '2028-12-31T05:00:00Z', '2029-01-01T05:00:00Z'],
    ['br-sp', 'a Sunday', '2026-06-14T03:00:00Z', '2026-06-15T03:00:00Z'],
    ['co', 'a Sunday', '2026-06-14T05:00:00Z', '2026-06-15T05:00:00Z'],
    ['cl', 'a Sunday', '2026-06-14T04:00:00Z', '2026-06-15T04:00:00Z'],
    // In Santiago midnight itself is jumped over, and the hour before it comes twice.
    ['cl', 'the Sunday the clocks go forward', '2026-09-06T04:00:00Z', '2026-09-07T03:00:00Z'],
    ['cl', 'the Sunday after they went back', '2026-04-05T04:00:00Z', '2026-04-06T04:00:00Z'],
  ] as const)('%s is closed on %s, to the millisecond', (pack, _, begins, ends) => {
    const judge = (moment: string) => asking(dayBlocked, { pack })(livingIn(pack), moment);
    expect(judge(justBefore(begins))).toBe('allow');
    expect(judge(begins)).toBe(minute(ends));
    expect(judge(justBefore(ends))).toBe(minute(ends));
    expect(judge(ends)).toBe('allow');
  });

  it.each([
    ['a weekend', '2026-06-12T14:00:00Z', '2026-06-14T14:00:00Z'],
    ['the weekend the clocks go back', '2026-04-03T13:00:00Z', '2026-04-05T14:00:00Z'],
    ['the weekend the clocks go forward', '2026-10-02T14:00:00Z', '2026-10-04T13:00:00Z'],
  ])('in Australia a number at work is not called on %s', (_, begins, ends) => {
    const judge = (place: 'work' | 'home' | null, moment: string) =>
      asking(dayBlocked, { pack: 'au' })(livingIn('au', { phone: { place } }), moment);
    expect(judge('work', justBefore(begins))).toBe('allow');
    expect(judge('work', begins)).toBe(minute(ends));
    expect(judge('work', justBefore(ends))).toBe(minute(ends));
    expect(judge('work', ends)).toBe('allow');
    expect(judge('home', begins)).toBe('allow');
    expect(judge(null, begins)).toBe('allow');
  });

  it.each(packIds.filter((pack) => !['ca-qc', 'br-sp', 'co', 'cl'].includes(pack)))(
    '%s knows no such day at home',
    (pack) => {
      for (const day of ['08', '09', '10', '11', '12', '13', '14']) {
        const noon = `2026-06-${day}T17:00:00Z`;
        expect(asking(dayBlocked, { pack })(livingIn(pack), noon)).toBe('allow');
      }
    },
  );

  it('with three zones lasts from the first midnight to the last', () => {
    const phones = [homes['ca-qc'].e164, '+19025550100', homes['ca-bc'].e164];
    const judge = (moment: string) =>
      asking(dayBlocked, { pack: 'ca-qc' })(livingIn('ca-qc', { person: { phones } }), moment);
    expect(judge('2026-06-14T02:59:59.999Z')).toBe('allow');
    expect(judge('2026-06-14T03:00:00Z')).toBe('2026-06-15T07:00Z');
    expect(judge('2026-06-15T06:59:59.999Z')).toBe('2026-06-15T07:00Z');
    expect(judge('2026-06-15T07:00:00Z')).toBe('allow');
  });

  it('adds the days of the place where the person lives', () => {
    const sunday = '2026-06-14T17:00:00Z';
    expect(asking(dayBlocked, { pack: 'us' })(livingIn('ca-qc'), sunday)).toBe('allow');
    expect(
      asking(dayBlocked, { pack: 'us', addsPackOfPlace: true })(livingIn('ca-qc'), sunday),
    ).toBe('2026-06-15T04:00Z');
  });

  it('names the law that closes the day', () => {
    const situation = makeSituation(livingIn('ca-qc'), { pack: 'ca-qc' });
    expect(dayBlocked.judge(situation, new Date('2026-06-14T17:00:00Z'))).toMatchObject({
      citation: 'CQLR c. R-2.2',
    });
  });
});

describe('DAY_BLOCKED and the organization', () => {
  /** Saturday in Chicago. */
  const saturday = '2026-06-13T05:00:00Z';

  it('keeps the days that it keeps free', () => {
    const policy = { hours: workdays({ from: 540, to: 1020 }) };
    const judge = asking(dayBlocked, policy);
    expect(judge({}, justBefore(saturday))).toBe('allow');
    expect(judge({}, saturday)).toBe('2026-06-15T05:00Z');
    expect(judge({}, '2026-06-15T05:00:00Z')).toBe('allow');
    expect(dayBlocked.judge(makeSituation({}, policy), new Date(saturday))).toMatchObject({
      citation: 'policy: the organization’s own hours',
    });
  });

  it('also keeps them for people who permit unusual times', () => {
    const consents = [makeConsent({ kind: 'time_place' })];
    const judge = asking(dayBlocked, { hours: workdays({ from: 540, to: 1020 }) });
    expect(judge({ consents }, saturday)).toBe('2026-06-15T05:00Z');
    const sunday = '2026-06-14T17:00:00Z';
    const everywhere = consents.map((consent) => ({ ...consent, phone: null }));
    expect(
      asking(dayBlocked, { pack: 'ca-qc' })(livingIn('ca-qc', { consents: everywhere }), sunday),
    ).toBe('2026-06-15T04:00Z');
  });

  it('is closed where its hours and those of the law share no minute', () => {
    const late = Array.from({ length: 7 }, () => ({ from: 21 * 60, to: 24 * 60 }));
    expect(asking(dayBlocked, { hours: late })({}, saturday)).toBe('never');
    const touching = Array.from({ length: 7 }, () => ({ from: 20 * 60 + 59, to: 24 * 60 }));
    expect(asking(dayBlocked, { hours: touching })({}, saturday)).toBe('allow');
  });

  it('never opens where it opens on no day', () => {
    expect(asking(dayBlocked, { hours: [] })({}, saturday)).toBe('never');
  });

  it('may keep the Sundays of telemarketing', () => {
    const sunday = '2026-06-14T17:00:00Z';
    expect(asking(dayBlocked)(livingIn('birmingham'), sunday)).toBe('allow');
    expect(asking(dayBlocked, { telemarketingHours: true })(livingIn('birmingham'), sunday)).toBe(
      '2026-06-15T05:00Z',
    );
  });
});
