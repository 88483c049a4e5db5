import type { Facts } from '@ringfence/domain/compliance/types';
import { askSystem } from '../../../../testing/test-statement.ts';
import type { Garden } from '../garden.ts';
import { insertChosenHours, insertDay, insertLicence } from '../queries.ts';
import type { Planter } from './planter.ts';

const addLicence = (
  { database, organization }: Garden,
  region: string | null,
  expiresOn: string | null,
  since: Date,
) => askSystem(database, insertLicence, [organization.organizationId, region, expiresOn, since]);

const findDay = (at: Date): string => at.toISOString().slice(0, 10);

/** Claims a licence for the state that never ends. */
const claimLicence = (facts: Facts): Facts => ({
  ...facts,
  licences: [{ region: facts.person.region ?? '', expiresOn: null }],
});

export const organizationPlanters: readonly Planter[] = [
  {
    code: 'LICENSE_MISSING',
    title: 'without a licence, before there was one, or after it ended',
    async plant(garden) {
      const { chance, someTime } = garden;
      await garden.decideOn({ licenceRequired: true });
      const ann = await garden.grow();
      const { place } = ann;
      const day = chance.between(5, 10);
      const expiresOn = findDay(someTime(place, day + 20));
      const calls = { knowing: claimLicence };
      const early = await garden.call(ann, someTime(place, day - 2), calls);
      await addLicence(garden, place.region, expiresOn, someTime(place, day));
      await garden.call(ann, someTime(place, day + chance.between(1, 9)), calls);
      return [early, await garden.call(ann, someTime(place, day + 22), calls)];
    },
  },
  {
    code: 'ABANDON_CAP',
    title: 'while too many of those who answered had found nobody speaking',
    async plant(garden) {
      const { chance, someTime, database } = garden;
      const ann = await garden.grow();
      const day = chance.between(5, 10);
      const answered = chance.between(100, 150);
      const at = someTime(ann.place, day);
      const own = [ann.organizationId, ann.campaignId];
      await askSystem(database, insertDay, [...own, findDay(at), answered, chance.between(10, 30)]);
      await garden.call(ann, someTime(ann.place, day - 1));
      await garden.call(await garden.grow({ place: ann.place }), someTime(ann.place, day + 2));
      const broken = await garden.call(ann, someTime(ann.place, day + chance.between(2, 20)));
      await garden.call(ann, someTime(ann.place, day + 32));
      return [broken];
    },
  },
  {
    code: 'CAMPAIGN_HOURS',
    title: 'outside the hours that were chosen for the campaign, or after its end',
    async plant(garden) {
      const { chance, momentAt, database } = garden;
      const ann = await garden.grow();
      const [day, hour] = [chance.between(5, 10), chance.between(10, 16)];
      const week = JSON.stringify(Array(7).fill({ from: hour * 60, to: (hour + 1) * 60 }));
      const own = [ann.organizationId, ann.campaignId];
      const end = momentAt(ann.place, day + 20, 12);
      await garden.call(ann, momentAt(ann.place, day - 2, hour + 2));
      const chosen = [...own, momentAt(ann.place, day, 8), end, week];
      await askSystem(database, insertChosenHours, chosen);
      await garden.call(ann, momentAt(ann.place, day + 1, hour, chance.between(0, 59)));
      await garden.call(
        await garden.grow({ place: ann.place }),
        momentAt(ann.place, day, hour + 2),
      );
      return [
        await garden.call(ann, momentAt(ann.place, day + chance.between(2, 9), hour + 1)),
        await garden.call(ann, momentAt(ann.place, day + chance.between(21, 30), hour)),
      ];
    },
  },
];
