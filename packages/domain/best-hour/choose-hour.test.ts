import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CallablePerson, type CampaignRoom, chooseHour } from './choose-hour.ts';
import { type AnswerHour, rateHours } from './rate-hours.ts';
import { spreadPerson } from './spread-person.ts';

const zone = 'America/Chicago';
/** A Wednesday, from eight in the morning to nine in the evening there. */
const from = new Date('2026-06-10T13:00:00Z');
const until = new Date('2026-06-11T02:00:00Z');
const hourOf = (at: Date): number => (at.getUTCHours() + 24 - 5) % 24;

const week = (rateOf: (hour: number) => number): AnswerHour[] =>
  Array.from({ length: 7 * 24 }, (_, index) => ({
    zone,
    weekday: Math.floor(index / 24),
    hour: index % 24,
    placed: 1_000,
    answered: Math.round(1_000 * rateOf(index % 24)),
  }));
/** Half of the calls around six in the evening, a quarter before noon, and few else. */
const rateOf = (hour: number): number => (hour === 18 ? 0.5 : hour === 11 ? 0.25 : 0.1);
const rates = rateHours(week(rateOf));

const everybody = (count: number): CallablePerson[] =>
  Array.from({ length: count }, (_, index) => ({
    campaignId: 'campaign',
    contactId: `person ${index}`,
    zone,
    from,
    until,
  }));
const chooseAll = (people: readonly CallablePerson[], room: CampaignRoom) =>
  people.map((person) => chooseHour(person, rates, room));

describe('the hour at which somebody is called', () => {
  it('is the likeliest one where it has room for all', () => {
    const chosen = chooseAll(everybody(500), { peopleLeft: 500, callsPerSecond: 1 });
    const best = chosen.filter(({ arm }) => arm === 'best');
    expect(new Set(best.map(({ at }) => hourOf(at)))).toEqual(new Set([18]));
    // Spread over the hour, not all at its beginning.
    const minutes = best.map(({ at }) => at.getUTCMinutes());
    expect(Math.min(...minutes)).toBeLessThan(5);
    expect(Math.max(...minutes)).toBeGreaterThan(54);
  });

  it('is the next likeliest one for those for whom the first has no room', () => {
    const room = { peopleLeft: 5_000, callsPerSecond: 1 };
    const best = chooseAll(everybody(5_000), room).filter(({ arm }) => arm === 'best');
    const at = (hour: number) => best.filter((one) => hourOf(one.at) === hour).length;
    // Four fifths of 3,600 calls; nine of ten people are ordered so.
    expect(at(18)).toBeGreaterThan(2_400);
    expect(at(18)).toBeLessThan(2_800);
    expect(at(18) + at(11)).toBe(best.length);
  });

  it('leaves no hour unused where the day is too short for all', () => {
    const room = { peopleLeft: 100_000, callsPerSecond: 1 };
    const chosen = chooseAll(everybody(20_000), room);
    const hours = Map.groupBy(chosen, ({ at }) => hourOf(at));
    for (let hour = 8; hour < 21; hour += 1) {
      // Of a fifth of the people, a fifth of the hour's calls.
      expect(hours.get(hour)?.length).toBeGreaterThan(3_600 / 5);
    }
  });

  it('is their turn in the even order for a tenth', () => {
    const room = { peopleLeft: 10_000, callsPerSecond: 1 };
    const even = chooseAll(everybody(10_000), room).filter(({ arm }) => arm === 'even');
    expect(even.length).toBeGreaterThan(900);
    expect(even.length).toBeLessThan(1_100);
    const seconds = even.map(({ at }) => (at.getTime() - from.getTime()) / 1000);
    expect(Math.max(...seconds)).toBeGreaterThan(9_500);
    expect(Math.max(...seconds)).toBeLessThanOrEqual(10_000);
    const early = seconds.filter((second) => second < 5_000).length;
    expect(early / even.length).toBeGreaterThan(0.44);
    expect(early / even.length).toBeLessThan(0.56);
  });

  it('lies within the times at which the person may be called, and is the same each time', () => {
    const asked = fc.record({
      contactId: fc.uuid(),
      zone: fc.constantFrom(zone, 'Asia/Kolkata', 'Pacific/Chatham', 'America/New_York'),
      start: fc.date({
        min: new Date('2026-01-01'),
        max: new Date('2027-01-01'),
        noInvalidDate: true,
      }),
      minutes: fc.integer({ min: 1, max: 780 }),
      peopleLeft: fc.integer({ min: 0, max: 1_000_000 }),
      callsPerSecond: fc.integer({ min: 1, max: 1_000 }),
    });
    fc.assert(
      fc.property(asked, ({ contactId, start, minutes, zone: place, ...room }) => {
        const end = new Date(start.getTime() + minutes * 60_000);
        const person = { campaignId: 'campaign', contactId, zone: place, from: start, until: end };
        const chosen = chooseHour(person, rates, room);
        expect(chosen.at.getTime()).toBeGreaterThanOrEqual(start.getTime());
        expect(chosen.at.getTime()).toBeLessThanOrEqual(end.getTime());
        expect(chooseHour(person, rates, room)).toEqual(chosen);
      }),
    );
  });

  it('leaves nobody behind and the lines at work, where a campaign takes many days', () => {
    const dayLength = 86_400_000;
    const callsADay = 400;
    const callLength = (until.getTime() - from.getTime()) / callsADay;
    let left = everybody(4_000);
    let days = 0;
    for (; left.length > 0 && days < 30; days += 1) {
      const room = { peopleLeft: left.length, callsPerSecond: 1000 / callLength };
      const later = days * dayLength;
      const end = until.getTime() + later;
      const today = left.map((person) => {
        const opens = new Date(from.getTime() + later);
        const window = { ...person, from: opens, until: new Date(end) };
        return { person, at: chooseHour(window, rates, room).at.getTime() };
      });
      let free = from.getTime() + later;
      left = [];
      for (const { person, at } of today.sort((one, other) => one.at - other.at)) {
        const begins = Math.max(free, at);
        if (begins < end) free = begins + callLength;
        else left.push(person);
      }
    }
    // Ten at the pace, and the last of them may not be full.
    expect(days).toBeLessThanOrEqual(13);
  });

  it('gains what the rates promise', () => {
    const room = { peopleLeft: 8_000, callsPerSecond: 1 };
    const chosen = chooseAll(everybody(8_000), room);
    const rateOfArm = (arm: string) => {
      const some = chosen.filter((one) => one.arm === arm);
      return some.reduce((sum, { at }) => sum + rateOf(hourOf(at)), 0) / some.length;
    };
    // In the even order 8,000 calls take from eight to a quarter past ten.
    expect(rateOfArm('even')).toBeCloseTo(0.1, 2);
    expect(rateOfArm('best')).toBeGreaterThan(0.25);
  });
});

describe('a number for a person', () => {
  it('is spread evenly, and differently for each use', () => {
    const people = everybody(10_000);
    for (const use of ['share', 'place', 'minute'] as const) {
      const tenths = Array.from({ length: 10 }, () => 0);
      for (const person of people) {
        const tenth = Math.floor(spreadPerson(person, use) * 10);
        tenths[tenth] = (tenths[tenth] ?? 0) + 1;
      }
      for (const count of tenths) {
        expect(count).toBeGreaterThan(880);
        expect(count).toBeLessThan(1_120);
      }
    }
    const early = people.filter((person) => spreadPerson(person, 'share') < 0.5);
    const both = early.filter((person) => spreadPerson(person, 'place') < 0.5);
    expect(both.length / early.length).toBeGreaterThan(0.47);
    expect(both.length / early.length).toBeLessThan(0.53);
  });
});
