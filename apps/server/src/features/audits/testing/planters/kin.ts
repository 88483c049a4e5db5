import type { Facts } from '@ringfence/domain/compliance/types';
import { fillCap } from '../fill-cap.ts';
import type { Garden, Grown, TestPlace } from '../garden.ts';
import type { Planter } from './planter.ts';

const washington: TestPlace = {
  country: 'US',
  region: 'WA',
  zip: '98101',
  areaCode: '206',
  hoursBehind: 7,
};

/** Two contacts of one human, which is known from that day on. */
async function growKin(garden: Garden, day: number, place?: TestPlace): Promise<[Grown, Grown]> {
  const ann = await garden.grow({ place });
  const bea = await garden.grow({ place: ann.place });
  await garden.link(ann, bea, garden.momentAt(ann.place, day, 7));
  return [ann, bea];
}

/** What one of them said, which binds the other once they are known to be one human. */
const makeSaying = (
  code: string,
  title: string,
  say: (garden: Garden, ann: Grown) => Promise<void>,
): Planter => ({
  code,
  title: `${title}, as another contact of the same human`,
  async plant(garden) {
    const { chance, momentAt } = garden;
    const day = chance.between(5, 9);
    const [ann, bea] = await growKin(garden, day);
    const cy = await garden.grow({ place: ann.place });
    await say(garden, ann);
    const hour = chance.between(10, 17);
    await garden.call(bea, momentAt(ann.place, day - 1, hour));
    await garden.call(cy, momentAt(ann.place, day + 1, hour));
    return [await garden.call(bea, momentAt(ann.place, day + chance.between(1, 9), hour))];
  },
});

const restrictAs = (kind: string) => (garden: Garden, ann: Grown) =>
  garden.restrict(ann, kind, garden.someTime(ann.place, 2));

export const kinPlanters: readonly Planter[] = [
  makeSaying('DECEASED', 'death', restrictAs('deceased')),
  makeSaying('ATTORNEY', 'an attorney for everything', restrictAs('attorney')),
  makeSaying('INCONVENIENT_TIME', 'an inconvenient time', (garden, ann) =>
    garden.addInconvenient(ann, { from: 600, to: 1080, at: garden.someTime(ann.place, 2) }),
  ),
  {
    code: 'STATE_FREQ',
    title: 'Washington, a fourth in seven days to either contact of one human',
    async plant(garden) {
      const [ann, bea] = await growKin(garden, 1, washington);
      return fillCap(garden, { people: [ann, bea], limit: 3, days: 7 });
    },
  },
  {
    code: 'FREQ_7IN7',
    title: 'an eighth about one debt that two contacts of one human have',
    async plant(garden) {
      const [ann, bea] = await growKin(garden, 1);
      await garden.shareDebt(ann, bea, 'debtor');
      return fillCap(garden, { people: [ann, bea], limit: 7, days: 7 });
    },
  },
  {
    code: 'BANKRUPTCY',
    title: 'of another person who owes the debt',
    async plant(garden) {
      const { chance, someTime } = garden;
      const ann = await garden.grow();
      const bea = await garden.grow({ place: ann.place });
      await garden.shareDebt(ann, bea, 'co_debtor');
      const day = chance.between(4, 9);
      await garden.restrict(ann, 'bankruptcy', someTime(ann.place, day));
      const knowing = (facts: Facts): Facts => ({
        ...facts,
        person: { ...facts.person, role: 'co_debtor' },
      });
      await garden.call(bea, someTime(ann.place, day - 1), { knowing });
      await garden.call(await garden.addDebt(bea), someTime(ann.place, day + 1), { knowing });
      return [await garden.call(bea, someTime(ann.place, day + chance.between(2, 9)), { knowing })];
    },
  },
];
