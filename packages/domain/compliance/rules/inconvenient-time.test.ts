import { describe, expect, it } from 'vitest';
import { livingIn } from '../testing/living-in.ts';
import { makeConsent } from '../testing/make-facts.ts';
import { asking } from '../testing/show-verdict.ts';
import type { ConsentFact, InconvenientFact } from '../types.ts';
import { packIds, type Weekday } from '../words.ts';
import { inconvenientTime } from './inconvenient-time.ts';

function slot(from: string, to: string, days: readonly Weekday[] = []): InconvenientFact {
  const [start = 0, end = 0] = [from, to].map((time) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    return hours * 60 + minutes;
  });
  return { days, from: start, to: end, at: null };
}

const judge = (inconvenient: InconvenientFact | InconvenientFact[], moment: string) =>
  asking(inconvenientTime)({ inconvenient: [inconvenient].flat() }, moment);

describe('INCONVENIENT_TIME', () => {
  it.each([
    ['just before it begins', '2026-04-08T13:59:59.999Z', 'allow'],
    ['when it begins', '2026-04-08T14:00:00Z', '2026-04-08T17:00Z'],
    ['just before it ends', '2026-04-08T16:59:59.999Z', '2026-04-08T17:00Z'],
    ['when it ends', '2026-04-08T17:00:00Z', 'allow'],
  ])('is kept from nine to twelve in Chicago: %s', (_, moment, answer) => {
    expect(judge(slot('09:00', '12:00'), moment)).toBe(answer);
  });

  it('is kept on the days that were named, and on every day where none was', () => {
    // April 8 is a Wednesday; ten o'clock in Chicago.
    const days = ['06', '07', '08', '09', '10', '11', '12'];
    const kept = (named: readonly Weekday[]) =>
      days.filter(
        (day) => judge(slot('09:00', '12:00', named), `2026-04-${day}T15:00:00Z`) !== 'allow',
      );
    expect(kept(['wed'])).toEqual(['08']);
    expect(kept(['mon', 'sat', 'sun'])).toEqual(['06', '11', '12']);
    expect(kept([])).toEqual(days);
  });

  it.each([
    ['the evening that was named', '2026-04-09T03:00:00Z', '2026-04-09T14:00Z'],
    ['the morning after it', '2026-04-09T13:59:59.999Z', '2026-04-09T14:00Z'],
    ['the end in the morning', '2026-04-09T14:00:00Z', 'allow'],
    ['the morning of the day itself', '2026-04-08T13:00:00Z', 'allow'],
    ['the evening after', '2026-04-10T03:00:00Z', 'allow'],
  ])('goes on over midnight into the next day: %s', (_, moment, answer) => {
    expect(judge(slot('22:00', '09:00', ['wed']), moment)).toBe(answer);
  });

  it('that ends when it begins is a whole day from then on', () => {
    const noon = slot('12:00', '12:00', ['wed']);
    expect(judge(noon, '2026-04-08T16:59:59.999Z')).toBe('allow');
    expect(judge(noon, '2026-04-08T17:00:00Z')).toBe('2026-04-09T17:00Z');
    expect(judge(noon, '2026-04-09T17:00:00Z')).toBe('allow');
  });

  it('until midnight ends with the day', () => {
    const wednesday = slot('00:00', '24:00', ['wed']);
    expect(judge(wednesday, '2026-04-08T04:59:59.999Z')).toBe('allow');
    expect(judge(wednesday, '2026-04-08T05:00:00Z')).toBe('2026-04-09T05:00Z');
    expect(judge(wednesday, '2026-04-09T05:00:00Z')).toBe('allow');
  });

  it('waits for the end of all of several that meet or overlap', () => {
    const several = [slot('09:00', '11:00'), slot('13:00', '14:00'), slot('10:00', '13:00')];
    expect(judge(several, '2026-04-08T14:30:00Z')).toBe('2026-04-08T19:00Z');
    expect(judge([slot('09:00', '11:00'), slot('11:01', '12:00')], '2026-04-08T14:30:00Z')).toBe(
      '2026-04-08T16:00Z',
    );
  });

  it('that is always never ends', () => {
    expect(judge(slot('00:00', '24:00'), '2026-04-08T17:00:00Z')).toBe('never');
    expect(judge([slot('08:00', '20:00'), slot('20:00', '08:00')], '2026-04-08T17:00:00Z')).toBe(
      'never',
    );
  });

  it('with three zones lasts until it is over in the last, and begins with the first', () => {
    const person = { phones: ['+12125550100', '+13125550100', '+14155550100'] };
    const ask = (moment: string) =>
      asking(inconvenientTime)({ person, inconvenient: [slot('12:00', '13:00')] }, moment);
    expect(ask('2026-04-08T15:59:59.999Z')).toBe('allow');
    expect(ask('2026-04-08T16:00:00Z')).toBe('2026-04-08T18:00Z');
    // One o'clock in Chicago, eleven in Los Angeles: an hour that is free everywhere.
    expect(ask('2026-04-08T18:00:00Z')).toBe('allow');
    expect(ask('2026-04-08T19:00:00Z')).toBe('2026-04-08T20:00Z');
    expect(ask('2026-04-08T20:00:00Z')).toBe('allow');
  });

  it('takes the day of the week of each zone', () => {
    // Half past ten on Tuesday in Los Angeles, half past one on Wednesday in New York.
    const person = { phones: ['+12125550100', '+14155550100'] };
    const wednesday = { person, inconvenient: [slot('00:00', '24:00', ['wed'])] };
    expect(asking(inconvenientTime)(wednesday, '2026-04-08T05:30:00Z')).toBe('2026-04-09T07:00Z');
  });

  it.each([
    ['clocks go forward', '2026-03-08T12:00:00Z', '2026-03-08T14:00Z'],
    ['clocks go back', '2026-11-01T14:00:00Z', '2026-11-01T15:00Z'],
    ['is a leap day', '2028-02-29T14:00:00Z', '2028-02-29T15:00Z'],
    ['ends a year', '2026-12-31T14:00:00Z', '2026-12-31T15:00Z'],
  ])('goes by the clock on the wall on the day that %s', (_, moment, until) => {
    const asked = judge(slot('06:00', '09:00'), moment);
    expect(asked).toBe(until);
    expect(judge(slot('06:00', '09:00'), until)).toBe('allow');
  });

  it('that lies in an hour that is jumped over ends with the jump', () => {
    expect(judge(slot('01:30', '02:30'), '2026-03-08T07:45:00Z')).toBe('2026-03-08T08:00Z');
    expect(judge(slot('02:00', '03:00'), '2026-03-08T08:00:00Z')).toBe('allow');
  });

  it('that lies in an hour that comes twice is kept twice, to the minute', () => {
    const half = slot('01:00', '01:30');
    expect(judge(half, '2026-11-01T06:10:00Z')).toBe('2026-11-01T06:30Z');
    expect(judge(half, '2026-11-01T06:30:00Z')).toBe('allow');
    expect(judge(half, '2026-11-01T07:00:00Z')).toBe('2026-11-01T07:30Z');
    expect(judge(half, '2026-11-01T07:29:30Z')).toBe('2026-11-01T07:30Z');
    expect(judge(half, '2026-11-01T07:30:00Z')).toBe('allow');
  });

  it.each(packIds)('is kept under %s, by third parties and creditors', (pack) => {
    const ask = (collectorRole: 'third_party' | 'creditor') =>
      asking(inconvenientTime, { pack })(
        livingIn(pack, { collectorRole, inconvenient: [slot('00:00', '24:00')] }),
        '2026-04-08T17:00:00Z',
      );
    expect(ask('third_party')).toBe('never');
    expect(ask('creditor')).toBe('never');
  });

  it('is lifted while the person permits the time', () => {
    const inconvenient = [slot('09:00', '12:00')];
    const consents = [
      makeConsent({
        kind: 'time_place',
        at: new Date('2026-04-08T14:30:00Z'),
        expiresAt: new Date('2026-04-08T15:00:00Z'),
        hours: { from: 0, to: 1440 },
      }),
    ];
    const ask = (moment: string) => asking(inconvenientTime)({ inconvenient, consents }, moment);
    expect(ask('2026-04-08T14:29:59.999Z')).toBe('2026-04-08T14:30Z');
    expect(ask('2026-04-08T14:30:00Z')).toBe('allow');
    expect(ask('2026-04-08T14:59:59.999Z')).toBe('allow');
    expect(ask('2026-04-08T15:00:00Z')).toBe('2026-04-08T17:00Z');
  });

  describe('and the scope of consent', () => {
    const judgeWith = (saidAt: string | null, scope: Partial<ConsentFact>, moment: string) =>
      asking(inconvenientTime)(
        {
          inconvenient: [
            { ...slot('09:00', '12:00'), at: saidAt === null ? null : new Date(saidAt) },
          ],
          consents: [
            makeConsent({
              kind: 'time_place',
              at: new Date('2026-04-01T00:00:00Z'),
              expiresAt: new Date('2026-05-01T00:00:00Z'),
              hours: { from: 10 * 60, to: 11 * 60 },
              ...scope,
            }),
          ],
        },
        moment,
      );
    const half = '2026-04-08T15:30:00Z';

    it('opens the hours that it names, to the minute', () => {
      expect(judgeWith(null, {}, '2026-04-08T14:30:00Z')).toBe('2026-04-08T15:00Z');
      expect(judgeWith(null, {}, '2026-04-08T14:59:59.999Z')).toBe('2026-04-08T15:00Z');
      expect(judgeWith(null, {}, '2026-04-08T15:00:00Z')).toBe('allow');
      expect(judgeWith(null, {}, '2026-04-08T15:59:59.999Z')).toBe('allow');
      expect(judgeWith(null, {}, '2026-04-08T16:00:00Z')).toBe('2026-04-08T17:00Z');
    });

    it('opens nothing without hours or without an end', () => {
      expect(judgeWith(null, { hours: null }, half)).toBe('2026-04-08T17:00Z');
      expect(judgeWith(null, { expiresAt: null }, half)).toBe('2026-04-08T17:00Z');
      expect(judgeWith(null, { place: 'work' }, half)).toBe('2026-04-08T17:00Z');
    });

    it('gives way to what the person said after it', () => {
      expect(judgeWith('2026-03-31T00:00:00Z', {}, half)).toBe('allow');
      expect(judgeWith('2026-04-01T00:00:00Z', {}, half)).toBe('allow');
      expect(judgeWith('2026-04-01T00:00:00.001Z', {}, half)).toBe('2026-04-08T17:00Z');
    });
  });
});
