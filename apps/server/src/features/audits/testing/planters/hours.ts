import type { TestPlace } from '../garden.ts';
import type { Planter } from './planter.ts';

const toronto: TestPlace = {
  country: 'CA',
  region: 'ON',
  zip: 'M5V 2T6',
  areaCode: '416',
  hoursBehind: 4,
};
const florida: TestPlace = {
  country: 'US',
  region: 'FL',
  zip: '33101',
  areaCode: '305',
  hoursBehind: 4,
};

const minuteOf = (hour: number): number => hour * 60;
/** 2026-07-01, Canada Day. */
const canadaDay = 30;

export const hoursPlanters: readonly Planter[] = [
  {
    code: 'WINDOW_CLOSED',
    title: 'before eight in the morning or after nine in the evening',
    async plant(garden) {
      const { chance, momentAt } = garden;
      const ann = await garden.grow();
      const day = chance.between(0, 40);
      const isEarly = chance.flip();
      const hour = isEarly ? 7 : 21;
      const minute = isEarly ? 59 - chance.between(0, 50) : chance.between(0, 59);
      await garden.call(ann, momentAt(ann.place, day - 1, isEarly ? 8 : 20, isEarly ? 0 : 59));
      return [await garden.call(ann, momentAt(ann.place, day, hour, minute))];
    },
  },
  {
    code: 'WINDOW_CLOSED',
    title: 'outside the hours that a consent opens, or after it ended',
    async plant(garden) {
      const { chance, momentAt, someTime } = garden;
      const ann = await garden.grow({ place: chance.flip() ? florida : undefined });
      const day = chance.between(2, 10);
      await garden.consent(ann, {
        kind: 'time_place',
        at: someTime(ann.place, day),
        expiresAt: momentAt(ann.place, day + 10, 12),
        hours: { from: minuteOf(21), to: minuteOf(22) },
      });
      const open = momentAt(ann.place, day + 1, 21, chance.between(0, 59));
      await garden.call(ann, open, { isHonest: true });
      return [
        await garden.call(ann, momentAt(ann.place, day + 2, 22, chance.between(0, 59))),
        await garden.call(ann, momentAt(ann.place, day + chance.between(11, 20), 21, 30)),
      ];
    },
  },
  {
    code: 'INCONVENIENT_TIME',
    title: 'a time that was called inconvenient, whatever was permitted before',
    async plant(garden) {
      const { chance, momentAt, someTime } = garden;
      const ann = await garden.grow();
      const [from, day] = [chance.between(9, 16), chance.between(3, 10)];
      if (chance.flip()) {
        await garden.consent(ann, {
          kind: 'time_place',
          at: someTime(ann.place, 0),
          expiresAt: momentAt(ann.place, 60, 12),
          hours: { from: minuteOf(8), to: minuteOf(21) },
        });
      }
      await garden.call(ann, momentAt(ann.place, day - 1, from, 30));
      const slot = { from: minuteOf(from), to: minuteOf(from + 2) };
      await garden.addInconvenient(ann, { ...slot, at: momentAt(ann.place, day, 8) });
      const after = day + chance.between(1, 9);
      await garden.call(ann, momentAt(ann.place, after, from + 2));
      const broken = await garden.call(
        ann,
        momentAt(ann.place, after + 1, from + chance.between(0, 1), chance.between(0, 59)),
      );
      await garden.consent(ann, {
        kind: 'time_place',
        at: momentAt(ann.place, after + 2, 8),
        expiresAt: momentAt(ann.place, after + 9, 12),
        hours: slot,
      });
      await garden.call(ann, momentAt(ann.place, after + 3, from, 30));
      return [broken];
    },
  },
  {
    code: 'DAY_BLOCKED',
    title: 'a day of the week on which the organization does not call',
    async plant(garden) {
      const { chance, someTime } = garden;
      const weekday = chance.between(0, 6);
      const hours = Array.from({ length: 7 }, (_, index) =>
        index === weekday ? null : { from: 480, to: 1260 },
      );
      await garden.decideOn({ hours });
      const ann = await garden.grow();
      const day = weekday + 7 * chance.between(0, 4);
      await garden.call(ann, someTime(ann.place, day + chance.between(1, 6)));
      return [await garden.call(ann, someTime(ann.place, day))];
    },
  },
  {
    code: 'HOLIDAY',
    title: 'a holiday of the province',
    async plant(garden) {
      const { chance, someTime } = garden;
      const ann = await garden.grow({ place: toronto });
      // From Tuesday to Friday, the hours are the same.
      const other = canadaDay + chance.pick([-1, 1, 2] as const);
      // Ontario wants days between the notice and the first call.
      await garden.giveNotice(ann);
      await garden.call(ann, someTime(toronto, other));
      return [await garden.call(ann, someTime(toronto, canadaDay))];
    },
  },
  {
    code: 'NUMBER_GAP',
    title: 'too soon after a call to the number, no matter who it was for',
    async plant(garden) {
      const { chance, someTime, momentAt } = garden;
      const gap = chance.between(10, 300);
      await garden.decideOn({ numberGapMinutes: gap });
      const ann = await garden.grow();
      const bea = await garden.grow({ place: ann.place, e164: ann.e164 });
      const day = chance.between(0, 30);
      const first = momentAt(ann.place, day, 9, chance.between(0, 59));
      const after = (minutes: number) => new Date(first.getTime() + minutes * 60_000);
      await garden.call(ann, first);
      const broken = await garden.call(bea, after(chance.between(1, gap - 1)));
      await garden.call(await garden.grow({ place: ann.place }), someTime(ann.place, day));
      await garden.call(bea, someTime(ann.place, day + 1));
      return [broken];
    },
  },
];
