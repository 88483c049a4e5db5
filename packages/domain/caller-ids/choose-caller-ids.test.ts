import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseCallerIds, type PersonToCall } from './choose-caller-ids.ts';
import { countNumberRoom, type PoolNumber } from './pool-number.ts';
import { readNumberRegion } from './read-number-region.ts';

const now = new Date('2026-06-10T16:00:00Z');
const chicago = '+13125550001';
const springfield = '+12175550002';
const boston = '+16175550003';
const london = '+442079460004';

const number = (e164: string, facts: Partial<PoolNumber> = {}): PoolNumber => ({
  e164,
  dailyLimit: null,
  callsToday: 0,
  restsUntil: null,
  lastUsedAt: null,
  ...facts,
});
const person = (contactId: string, e164: string, calledFrom: string | null = null) => ({
  contactId,
  e164,
  calledFrom,
});
const choose = (numbers: PoolNumber[], persons: PersonToCall[]) =>
  Object.fromEntries(chooseCallerIds(numbers, persons, now));

describe('the number that somebody is called from', () => {
  it('is one of their region, however much more it was used', () => {
    const numbers = [number(boston), number(springfield, { callsToday: 50 })];
    expect(choose(numbers, [person('ann', '+13125550142')])).toEqual({ ann: springfield });
  });

  it('is any where none of their region may call', () => {
    const later = new Date(now.getTime() + 1);
    const numbers = [number(boston), number(springfield, { restsUntil: later })];
    expect(choose(numbers, [person('ann', '+13125550142')])).toEqual({ ann: boston });
  });

  it('is the one they were called from before, although another is of their region', () => {
    const numbers = [number(chicago), number(boston, { callsToday: 9, dailyLimit: 10 })];
    const persons = [person('bob', '+16175550199'), person('ann', '+13125550142', boston)];
    expect(choose(numbers, persons)).toEqual({ ann: boston, bob: chicago });
  });

  it('changes where the one from before has made its calls of the day', () => {
    const numbers = [number(chicago), number(boston, { callsToday: 10, dailyLimit: 10 })];
    expect(choose(numbers, [person('ann', '+13125550142', boston)])).toEqual({ ann: chicago });
  });

  it('is the least used, and of these the one that was left alone for longest', () => {
    const used = (moment: string) => ({ lastUsedAt: new Date(moment) });
    const numbers = [
      number(chicago, { ...used('2026-06-10T15:00:00Z'), callsToday: 2 }),
      number(springfield, { ...used('2026-06-10T15:30:00Z'), callsToday: 1 }),
      number('+13125550009', { ...used('2026-06-10T14:30:00Z'), callsToday: 1 }),
    ];
    const persons = ['a', 'b', 'c', 'd'].map((id) => person(id, '+13125550142'));
    expect(choose(numbers, persons)).toEqual({
      a: '+13125550009',
      b: springfield,
      c: '+13125550009',
      d: chicago,
    });
  });

  it('is none where all have made their calls, rest, or are not there', () => {
    const asked = [person('ann', '+13125550142', chicago)];
    expect(choose([], asked)).toEqual({});
    expect(choose([number(chicago, { dailyLimit: 0 })], asked)).toEqual({});
  });
});

describe('a region', () => {
  it.each([
    [chicago, 'IL'],
    [boston, 'MA'],
    ['+14165550100', '+1 416'],
    ['+18005550100', null],
    ['nothing', null],
  ])('of %s is %s', (e164, region) => {
    expect(readNumberRegion(e164)).toBe(region);
  });

  it('of another country is not that of the United States', () => {
    expect(readNumberRegion(london)).toMatch(/^\+44/);
  });
});

const pools = fc.uniqueArray(
  fc.record({
    e164: fc.constantFrom(chicago, springfield, boston, london, '+18005550100', '+14165550100'),
    dailyLimit: fc.option(fc.nat(5)),
    callsToday: fc.nat(6),
    restsUntil: fc.option(fc.constantFrom(new Date(0), now, new Date(now.getTime() + 1))),
    lastUsedAt: fc.option(fc.date({ noInvalidDate: true })),
  }),
  { selector: ({ e164 }) => e164 },
);
const people = fc
  .array(
    fc.record({
      e164: fc.constantFrom('+13125550142', '+16175550142', '+442079460018', '+18005550142'),
      calledFrom: fc.option(fc.constantFrom(chicago, boston, '+13125559999')),
    }),
    { maxLength: 30 },
  )
  .map((drawn) => drawn.map((one, index) => ({ ...one, contactId: String(index) })));

describe('whatever is in a pool', () => {
  it('no number calls more than it may, and nobody is left out while one could call', () => {
    fc.assert(
      fc.property(pools, people, (numbers, persons) => {
        const chosen = chooseCallerIds(numbers, persons, now);
        const counts = Map.groupBy(chosen.values(), (e164) => e164);
        let room = 0;
        for (const one of numbers) {
          const left = countNumberRoom(one, now);
          expect(counts.get(one.e164)?.length ?? 0).toBeLessThanOrEqual(left);
          room += left;
        }
        expect(chosen.size).toBe(Math.min(persons.length, room));
      }),
    );
  });

  it('nobody changes the number while theirs has a call left', () => {
    fc.assert(
      fc.property(pools, people, (numbers, persons) => {
        const chosen = chooseCallerIds(numbers, persons, now);
        for (const one of numbers) {
          const knowing = persons.filter(({ calledFrom }) => calledFrom === one.e164);
          const kept = knowing.filter(({ contactId }) => chosen.get(contactId) === one.e164);
          expect(kept.length).toBe(Math.min(knowing.length, countNumberRoom(one, now)));
        }
      }),
    );
  });

  it('nobody without a number of before gets a far one while one of their region has a call left', () => {
    fc.assert(
      fc.property(pools, people, (numbers, persons) => {
        const chosen = chooseCallerIds(numbers, persons, now);
        const used = Map.groupBy(chosen.values(), (e164) => e164);
        const hasLeft = (one: PoolNumber) =>
          countNumberRoom(one, now) > (used.get(one.e164)?.length ?? 0);
        const strangers = persons.filter(({ contactId, calledFrom }) => {
          const from = chosen.get(contactId);
          return from !== undefined && from !== calledFrom;
        });
        for (const { contactId, e164 } of strangers) {
          const region = readNumberRegion(e164);
          const from = readNumberRegion(chosen.get(contactId) ?? '');
          if (region === null || from === region) continue;
          const near = numbers.filter((one) => readNumberRegion(one.e164) === region);
          expect(near.some(hasLeft)).toBe(false);
        }
      }),
    );
  });
});
