import { fillCap, unanswered } from '../fill-cap.ts';
import type { Garden, Grown, TestPlace } from '../garden.ts';
import type { Planter } from './planter.ts';

const placeOf = (
  region: string | null,
  zip: string | null,
  areaCode: string,
  hoursBehind: number,
): TestPlace => ({ country: 'US', region, zip, areaCode, hoursBehind });

/** By the state, by the ZIP, or by the number alone. */
const massachusetts = [
  placeOf('MA', null, '312', 4),
  placeOf('MA', '02108', '617', 4),
  placeOf(null, '01002', '413', 4),
  placeOf(null, null, '617', 4),
] as const;
const newYorkCity = [
  placeOf('NY', '10001', '212', 4),
  placeOf(null, '11201', '718', 4),
  placeOf('NY', null, '646', 4),
  placeOf(null, null, '917', 4),
] as const;
const columbia = [placeOf('DC', null, '202', 4), placeOf(null, null, '202', 4)] as const;
const washington = [placeOf('WA', '98101', '206', 7), placeOf(null, null, '425', 7)] as const;
const westVirginia = [placeOf('WV', '25301', '304', 4), placeOf(null, null, '681', 4)] as const;
const oregon = [placeOf('OR', '97201', '503', 7), placeOf(null, '97401', '541', 7)] as const;

async function growAt(
  garden: Garden,
  places: readonly [TestPlace, ...TestPlace[]],
  options: { at?: 'home' | 'work' | 'other'; lineType?: 'mobile' | 'landline' } = {},
): Promise<Grown> {
  return garden.grow({ place: garden.chance.pick(places), ...options });
}

const makeCapPlanter = (title: string, plant: Planter['plant']): Planter => ({
  code: 'STATE_FREQ',
  title,
  plant,
});

export const stateCapPlanters: readonly Planter[] = [
  makeCapPlanter('Massachusetts, a third call in seven days', async (garden) => {
    const ann = await growAt(garden, massachusetts);
    const other = await garden.addDebt(ann);
    await garden.call(other, garden.someTime(ann.place, 5));
    return fillCap(garden, { people: [ann], limit: 2, days: 7 });
  }),
  makeCapPlanter(
    'Massachusetts, a third in thirty days to a line that is not personal',
    async (garden) => {
      const options = {
        at: garden.chance.pick(['work', 'other'] as const),
        lineType: 'landline',
      } as const;
      const ann = await growAt(garden, massachusetts, options);
      const home = await garden.addPhone(ann, { lineType: 'mobile', at: 'home' });
      const { momentAt, chance } = garden;
      await garden.call(ann, momentAt(ann.place, 3, 9));
      await garden.call(ann, momentAt(ann.place, 3 + chance.between(7, 20), 9));
      await garden.call(home, momentAt(ann.place, 31, 20));
      return [await garden.call(ann, momentAt(ann.place, 32, chance.between(9, 19)))];
    },
  ),
  makeCapPlanter('New York City until August 2026, a third in seven days', async (garden) =>
    fillCap(garden, { people: [await growAt(garden, newYorkCity)], limit: 2, days: 7 }),
  ),
  makeCapPlanter('New York City from September 2026, a fourth in seven days', async (garden) => {
    const people = [await growAt(garden, newYorkCity)] as const;
    return fillCap(garden, { people, limit: 3, days: 7, from: 93 + garden.chance.between(0, 9) });
  }),
  makeCapPlanter('the District of Columbia, a fifth in seven days', async (garden) => {
    const ann = await growAt(garden, columbia);
    const other = await garden.addDebt(ann);
    await garden.call(other, garden.someTime(ann.place, 6));
    return fillCap(garden, { people: [ann], limit: 4, days: 7 });
  }),
  makeCapPlanter('Washington, a fourth in seven days about whatever debt', async (garden) => {
    const ann = await growAt(garden, washington);
    const people = [ann, await garden.addDebt(ann), await garden.addPhone(ann)] as const;
    return fillCap(garden, { people, limit: 3, days: 7 });
  }),
  makeCapPlanter('Washington, a second at work on another number there', async (garden) => {
    const ann = await growAt(garden, washington, { at: 'work' });
    const other = await garden.addPhone(ann, { at: 'work' });
    const home = await garden.addPhone(ann, { at: 'home' });
    const { momentAt, chance } = garden;
    await garden.call(ann, momentAt(ann.place, 3, 9));
    await garden.call(home, momentAt(ann.place, 4, 9));
    const broken = await garden.call(other, momentAt(ann.place, 3 + chance.between(1, 6), 10));
    await garden.call(other, momentAt(ann.place, 20, 9));
    return [broken];
  }),
  makeCapPlanter(
    'West Virginia, a thirty-first in seven days about whatever debt',
    async (garden) => {
      const ann = await growAt(garden, westVirginia);
      const debts = [
        await garden.addDebt(ann),
        await garden.addDebt(ann),
        await garden.addDebt(ann),
      ];
      const people = [ann, ...debts, await garden.addDebt(ann)] as const;
      const { momentAt } = garden;
      // Six about each of five debts: none comes to the federal seven.
      for (let made = 0; made < 30; made += 1) {
        const person = people[made % 5] ?? ann;
        await garden.call(person, momentAt(ann.place, 3 + Math.floor(made / 6), 9 + (made % 6)));
      }
      return [await garden.call(garden.chance.pick(people), momentAt(ann.place, 8, 16))];
    },
  ),
  makeCapPlanter('West Virginia, after ten talks in seven days', async (garden) => {
    const ann = await growAt(garden, westVirginia);
    const { momentAt } = garden;
    for (let made = 0; made < 10; made += 1) {
      const talked = await garden.addDebt(ann);
      const at = momentAt(ann.place, 3 + Math.floor(made / 2), 9 + made);
      await garden.addOutsideCall(talked, at, 'conversation', 'inbound');
    }
    const broken = await garden.call(ann, momentAt(ann.place, 9, garden.chance.between(9, 19)));
    await garden.call(ann, momentAt(ann.place, 10, 9));
    return [broken];
  }),
  makeCapPlanter('Oregon, a second at work in seven days', async (garden) => {
    const ann = await growAt(garden, oregon, { at: 'work' });
    const home = await garden.addPhone(ann, { at: 'home' });
    const other = await garden.addPhone(ann, { at: 'work' });
    const { momentAt, chance } = garden;
    await garden.call(home, momentAt(ann.place, 2, 9));
    await garden.call(ann, momentAt(ann.place, 3, 9), { isHonest: true });
    const broken = await garden.call(other, momentAt(ann.place, 3 + chance.between(1, 6), 9));
    await garden.call(other, momentAt(ann.place, 20, 9), { isHonest: true });
    return [broken];
  }),
  makeCapPlanter('Oregon, at work without an attempt at home before', async (garden) => {
    const ann = await growAt(garden, oregon, { at: 'work' });
    const home = await garden.addPhone(ann, { at: 'home' });
    const { momentAt, chance } = garden;
    const broken = await garden.call(ann, momentAt(ann.place, 3, chance.between(9, 19)));
    await garden.call(home, momentAt(ann.place, 10, 9), { outcome: chance.pick(unanswered) });
    await garden.call(ann, momentAt(ann.place, 11, 9), { isHonest: true });
    return [broken];
  }),
];
