import { describe, expect, it } from 'vitest';
import { homes, livingIn } from '../testing/living-in.ts';
import { makeSituation } from '../testing/make-facts.ts';
import { asking, justBefore } from '../testing/show-verdict.ts';
import { packIds } from '../words.ts';
import { holiday } from './holiday.ts';

const minute = (moment: string) => moment.replace(':00Z', 'Z');

describe('HOLIDAY', () => {
  it.each([
    ['ca-on', 'Canada Day', '2026-07-01T04:00:00Z', '2026-07-02T04:00:00Z'],
    ['ca-on', 'the first day of a year', '2027-01-01T05:00:00Z', '2027-01-02T05:00:00Z'],
    ['ca-on', 'Christmas with the day after it', '2026-12-25T05:00:00Z', '2026-12-27T05:00:00Z'],
    ['ca-qc', 'the National Holiday', '2026-06-24T04:00:00Z', '2026-06-25T04:00:00Z'],
    ['ca-qc', 'Easter Monday', '2026-04-06T04:00:00Z', '2026-04-07T04:00:00Z'],
    ['ca-bc', 'British Columbia Day', '2026-08-03T07:00:00Z', '2026-08-04T07:00:00Z'],
    ['ca-bc', 'Family Day', '2026-02-16T08:00:00Z', '2026-02-17T08:00:00Z'],
    ['ca-on', 'Family Day of a leap year', '2028-02-21T05:00:00Z', '2028-02-22T05:00:00Z'],
    ['au', 'Good Friday, in summer time', '2026-04-02T13:00:00Z', '2026-04-03T13:00:00Z'],
    [
      'au',
      'Easter Monday, after the clocks went back',
      '2026-04-05T14:00:00Z',
      '2026-04-06T14:00:00Z',
    ],
    ['au', 'Christmas and Boxing Day', '2026-12-24T13:00:00Z', '2026-12-26T13:00:00Z'],
    ['au', 'the Monday for Boxing Day', '2026-12-27T13:00:00Z', '2026-12-28T13:00:00Z'],
    ['br-sp', 'Corpus Christi', '2026-06-04T03:00:00Z', '2026-06-05T03:00:00Z'],
    ['co', 'Maundy Thursday and Good Friday', '2026-04-02T05:00:00Z', '2026-04-04T05:00:00Z'],
    ['co', 'a moved Monday', '2026-11-16T05:00:00Z', '2026-11-17T05:00:00Z'],
  ] as const)('%s is closed on %s, to the millisecond', (pack, _, begins, ends) => {
    const judge = (moment: string) => asking(holiday, { pack })(livingIn(pack), moment);
    expect(judge(justBefore(begins))).toBe('allow');
    expect(judge(begins)).toBe(minute(ends));
    expect(judge(justBefore(ends))).toBe(minute(ends));
    expect(judge(ends)).toBe('allow');
  });

  it.each(['us', 'uk', 'ca-ab', 'in', 'mx', 'cl'] as const)('%s has none, in any year', (pack) => {
    const judge = asking(holiday, { pack });
    for (const day of ['2026-01-01', '2026-07-01', '2026-12-25', '2021-05-05', '2055-05-05']) {
      expect(judge(livingIn(pack), `${day}T17:00:00Z`)).toBe('allow');
    }
  });

  it('with three zones lasts from the first midnight to the last', () => {
    const phones = [homes['ca-on'].e164, '+19025550100', homes['ca-bc'].e164];
    const judge = (moment: string) =>
      asking(holiday, { pack: 'ca-on' })(livingIn('ca-on', { person: { phones } }), moment);
    expect(judge('2026-07-01T02:59:59.999Z')).toBe('allow');
    expect(judge('2026-07-01T03:00:00Z')).toBe('2026-07-02T07:00Z');
    expect(judge('2026-07-02T06:59:59.999Z')).toBe('2026-07-02T07:00Z');
    expect(judge('2026-07-02T07:00:00Z')).toBe('allow');
  });

  it('adds the holidays of the place where the person lives', () => {
    const noon = '2026-06-24T16:00:00Z';
    expect(asking(holiday, { pack: 'ca-on' })(livingIn('ca-qc'), noon)).toBe('allow');
    expect(asking(holiday, { pack: 'ca-on', addsPackOfPlace: true })(livingIn('ca-qc'), noon)).toBe(
      '2026-06-25T04:00Z',
    );
    // The chosen one may have none.
    expect(asking(holiday, { pack: 'us' })(livingIn('ca-qc'), noon)).toBe('allow');
    expect(asking(holiday, { pack: 'us', addsPackOfPlace: true })(livingIn('ca-qc'), noon)).toBe(
      '2026-06-25T04:00Z',
    );
    // A holiday of one and then of the other: Boxing Day is Ontario's alone.
    const christmas = '2026-12-25T16:00:00Z';
    expect(asking(holiday, { pack: 'ca-qc' })(livingIn('ca-on'), christmas)).toBe(
      '2026-12-26T05:00Z',
    );
    expect(
      asking(holiday, { pack: 'ca-qc', addsPackOfPlace: true })(livingIn('ca-on'), christmas),
    ).toBe('2026-12-27T05:00Z');
  });

  it('names the law', () => {
    const situation = makeSituation(livingIn('ca-on'), { pack: 'ca-on' });
    expect(holiday.judge(situation, new Date('2026-07-01T14:00:00Z'))).toMatchObject({
      citation: 'R.R.O. 1990, Reg. 74',
    });
  });
});

describe('HOLIDAY in a year that the calendar does not cover', () => {
  const withHolidays = packIds.filter((pack) =>
    ['ca-on', 'ca-qc', 'ca-bc', 'au', 'br-sp', 'co'].includes(pack),
  );

  it.each(withHolidays)('%s blocks every day and says what is missing', (pack) => {
    const situation = makeSituation(livingIn(pack), { pack });
    expect(holiday.judge(situation, new Date('2041-06-12T17:00:00Z'))).toMatchObject({
      kind: 'block',
      liftedBy: 'a calendar of holidays that covers 2041',
    });
    expect(holiday.judge(situation, new Date('2021-06-11T17:00:00Z'))).toMatchObject({
      kind: 'block',
      liftedBy: 'a calendar of holidays that covers 2021',
    });
  });

  it('begins and ends with the year of the person', () => {
    const judge = (moment: string) => asking(holiday, { pack: 'ca-on' })(livingIn('ca-on'), moment);
    expect(judge('2041-01-01T04:59:59.999Z')).toBe('allow');
    expect(judge('2041-01-01T05:00:00Z')).toBe('block');
    expect(judge('2022-01-01T04:59:59.999Z')).toBe('block');
    // The first day of the first year is a holiday itself.
    expect(judge('2022-01-01T05:00:00Z')).toBe('2022-01-02T05:00Z');
  });

  it('begins where it begins first', () => {
    const phones = [homes['ca-bc'].e164, homes['ca-on'].e164];
    const judge = (moment: string) =>
      asking(holiday, { pack: 'ca-bc' })(livingIn('ca-bc', { person: { phones } }), moment);
    expect(judge('2041-01-01T04:59:59.999Z')).toBe('allow');
    expect(judge('2041-01-01T05:00:00Z')).toBe('block');
  });
});
