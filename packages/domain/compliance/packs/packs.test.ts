import { describe, expect, it } from 'vitest';
import type { WeekHours } from '../policy.ts';
import { makeSituation } from '../testing/make-facts.ts';
import { packIds } from '../words.ts';
import { bindsFrequency } from './binds-frequency.ts';
import { packs } from './index.ts';
import type { Address, Cap, Source } from './pack.ts';
import { findTelemarketingHours, telemarketingStates } from './states/telemarketing-hours.ts';
import { makeSameWeek, makeWeek } from './week.ts';

const all = Object.values(packs);
const places = all.flatMap(({ jurisdictions }) => jurisdictions);
const at = (regions: string[], zip: string | null = null): Address => ({ regions, zip });

/** Weekdays, Saturday and Sunday, such as `7:30-21`. */
function showWeek(week: WeekHours): string {
  const time = (minute: number) =>
    minute % 60 === 0 ? `${minute / 60}` : `${Math.floor(minute / 60)}:${minute % 60}`;
  const days = week.map((hours) =>
    hours === null ? 'none' : `${time(hours.from)}-${time(hours.to)}`,
  );
  expect(new Set(days.slice(0, 5)).size).toBe(1);
  return [days[0], days[5], days[6]].join(', ');
}

const showCap = ({ limit, days, counts, per, at: place, bindsCreditors, from, until }: Cap) =>
  [
    `${limit} ${counts} in ${days}${per === 'person' ? ' a person' : ''}`,
    place,
    bindsCreditors ? 'all' : 'third parties',
    until === undefined ? (from ?? 'now') : `until ${until}`,
  ].join();

describe('the packs', () => {
  it('are the ones that can be chosen, each under its own id', () => {
    expect(Object.keys(packs)).toEqual([...packIds]);
    for (const id of packIds) expect(packs[id].id).toBe(id);
  });

  it.each([
    ['us', '8-21, 8-21, 8-21', 'primary'],
    ['uk', '8-21, 8-21, 8-21', 'unconfirmed'],
    ['ca-on', '7-21, 7-21, 13-17', 'secondary'],
    ['ca-qc', '8-20, 8-20, none', 'primary'],
    ['ca-bc', '7-21, 7-21, 13-17', 'primary'],
    ['ca-ab', '7-22, 7-22, 7-22', 'secondary'],
    ['au', '7:30-21, 9-21, 9-21', 'primary'],
    ['in', '8-19, 8-19, 8-19', 'secondary'],
    ['mx', '7-22, 7-22, 7-22', 'secondary'],
    ['br-sp', '8-20, 8-14, none', 'secondary'],
    ['co', '7-19, 8-15, none', 'secondary'],
    ['cl', '8-20, 8-20, none', 'secondary'],
  ] as const)('%s has the hours %s, %s', (id, week, mark) => {
    expect(showWeek(packs[id].hours.week)).toBe(week);
    expect(packs[id].hours.source.mark).toBe(mark);
  });

  it('have other hours at work in Australia alone', () => {
    expect(all.filter(({ hours }) => hours.atWork !== undefined).map(({ id }) => id)).toEqual([
      'au',
    ]);
    expect(showWeek(packs.au.hours.atWork ?? [])).toBe('9-17, none, none');
  });

  it('keep holidays where their law says so, for years to come', () => {
    const keeping = all.filter(({ holidays }) => holidays !== null);
    expect(keeping.map(({ id }) => id)).toEqual(['ca-on', 'ca-qc', 'ca-bc', 'au', 'br-sp', 'co']);
    for (const { holidays } of keeping) {
      expect(holidays?.calendar.years.from).toBeLessThanOrEqual(2024);
      expect(holidays?.calendar.years.to).toBeGreaterThanOrEqual(2036);
    }
  });

  it('wait after a notice in Ontario and Quebec', () => {
    const waits = all.flatMap(({ id, notice }) => (notice === null ? [] : [[id, notice.days]]));
    expect(waits).toEqual([
      ['ca-on', 7],
      ['ca-qc', 5],
    ]);
  });

  it('cap calls where their law does, creditors included', () => {
    const caps = all.flatMap(({ id, caps: own }) => own.map((cap) => `${id}: ${showCap(cap)}`));
    expect(caps).toEqual([
      'ca-on: 3 contacts in 7,anywhere,all,now',
      'ca-ab: 3 attempts in 7,anywhere,all,now',
      'au: 3 contacts in 7,anywhere,all,now',
      'au: 10 contacts in 30,anywhere,all,now',
      'co: 1 attempts in 1,anywhere,all,now',
      'cl: 1 attempts in 7,anywhere,all,now',
    ]);
    expect(packs.co.caps.map(({ afterContactDays }) => afterContactDays)).toEqual([7]);
  });

  it('have states and cities in the United States alone', () => {
    const having = all.filter(({ jurisdictions }) => jurisdictions.length > 0);
    expect(having.map(({ id }) => id)).toEqual(['us']);
    expect(all.filter(({ isUnitedStates }) => isUnitedStates)).toEqual([packs.us]);
  });

  it('are of one place each, and say where they were read', () => {
    expect(new Set(all.map(({ country, region }) => `${country} ${region}`)).size).toBe(all.length);
    const sources: Source[] = [...all, ...places].flatMap(({ hours, caps }) => [
      ...(hours === null ? [] : [hours.source]),
      ...caps.map(({ source }) => source),
    ]);
    for (const { citation } of sources) expect(citation.length).toBeGreaterThan(5);
  });
});

describe('the states', () => {
  it('ask for what the federal law does not', () => {
    expect(
      places.flatMap(({ id, hours, caps }) => [
        ...(hours === null ? [] : [`${id}: ${showWeek(hours.week)}`]),
        ...caps.map((cap) => `${id}: ${showCap(cap)}`),
      ]),
    ).toEqual([
      'us-ma: 2 attempts in 7,anywhere,all,now',
      'us-ma: 2 attempts in 30,not_personal,all,now',
      'us-nyc: 2 attempts in 7,anywhere,all,until 2026-08-31',
      'us-nyc: 3 attempts in 7,anywhere,all,2026-09-01',
      'us-wa: 7:30-21, 7:30-21, 7:30-21',
      'us-wa: 3 attempts in 7 a person,anywhere,third parties,now',
      'us-wa: 1 attempts in 7 a person,work,third parties,now',
      'us-dc: 4 attempts in 7,anywhere,all,now',
      'us-wv: 8-21, 8-21, 8-21',
      'us-wv: 30 attempts in 7 a person,anywhere,all,now',
      'us-wv: 10 conversations in 7 a person,anywhere,all,now',
      'us-or: 1 attempts in 7 a person,work,all,now',
      'us-fl: 8-21, 8-21, 8-21',
    ]);
  });

  it('bind at their own addresses', () => {
    for (const { id, binds } of places.filter((place) => place.id !== 'us-nyc')) {
      const region = id.slice(3).toUpperCase();
      expect(binds(at([region]))).toBe(true);
      expect(binds(at(['IL', region]))).toBe(true);
      expect(binds(at(['IL'], '60601'))).toBe(false);
      expect(binds(at([]))).toBe(false);
    }
  });

  it('say what the engine does not judge', () => {
    const remarks = places.flatMap(({ id, remark }) => (remark === undefined ? [] : [id]));
    expect(remarks).toEqual(['us-nyc', 'us-nv']);
  });
});

describe('hours of telemarketing', () => {
  it('are those of the states that the address speaks for', () => {
    expect(findTelemarketingHours(at(['IL']))).toEqual([]);
    expect(findTelemarketingHours(at([]))).toEqual([]);
    expect(findTelemarketingHours(at(['KY', 'IL', 'AL'])).map(showWeek)).toEqual([
      '10-21, 10-21, 10-21',
      '8-20, 8-20, none',
    ]);
    for (const state of ['AL', 'LA', 'MS', 'CT', 'NV', 'KY', 'MI', 'MN', 'MD']) {
      expect(telemarketingStates).toContain(state);
      expect(findTelemarketingHours(at([state]))).toHaveLength(1);
    }
  });
});

describe('a week', () => {
  it('begins with Monday and counts minutes', () => {
    expect(makeWeek([7.5, 21], [9, 12], null)).toEqual([
      ...Array.from({ length: 5 }, () => ({ from: 450, to: 1260 })),
      { from: 540, to: 720 },
      null,
    ]);
    expect(makeSameWeek(8, 21)).toEqual(Array.from({ length: 7 }, () => ({ from: 480, to: 1260 })));
  });
});

describe('the frequency of Regulation F', () => {
  it('binds third parties under the law of the United States, and creditors by policy', () => {
    const binds = (...question: Parameters<typeof makeSituation>) =>
      bindsFrequency(makeSituation(...question));
    expect(binds()).toBe(true);
    expect(binds({ collectorRole: 'creditor' })).toBe(false);
    expect(binds({ collectorRole: 'creditor' }, { frequencyBindsCreditors: true })).toBe(true);
    expect(binds({}, { pack: 'uk' })).toBe(false);
    expect(binds({}, { pack: 'uk', frequencyBindsCreditors: true })).toBe(false);
    expect(binds({}, { pack: 'uk', addsPackOfPlace: true })).toBe(true);
  });
});
