import { campaignCall } from '@ringfence/domain/calls/call-kinds';
import type { Facts } from '@ringfence/domain/compliance/types';
import type { TestPlace } from '../garden.ts';
import type { Planter } from './planter.ts';

const placeOf = (region: string, zip: string | null, areaCode: string, hoursBehind: number) => ({
  country: 'US',
  region,
  zip,
  areaCode,
  hoursBehind,
});
interface Disclosing {
  place: TestPlace;
  law: string;
}
const nevada = placeOf('NV', '89101', '702', 7);
const toronto = { ...placeOf('ON', 'M5V 2T6', '416', 4), country: 'CA' };
const extinguishing = [placeOf('WI', '53202', '414', 5), placeOf('MS', '39201', '601', 5)] as const;
const disclosing: readonly [Disclosing, ...Disclosing[]] = [
  { place: placeOf('NY', '12207', '518', 4), law: 'us-ny' },
  { place: placeOf('MA', '02108', '617', 4), law: 'us-ma' },
];

const knowDebt =
  (debt: Partial<Facts['debt']>) =>
  (facts: Facts): Facts => ({ ...facts, debt: { ...facts.debt, ...debt } });
const knowPerson =
  (person: Partial<Facts['person']>) =>
  (facts: Facts): Facts => ({ ...facts, person: { ...facts.person, ...person } });

const findDay = (at: Date): string => at.toISOString().slice(0, 10);

/** Rules about facts that are not dated in the tables: what was stored with the call tells. */
export const storedPlanters: readonly Planter[] = [
  {
    code: 'NUM_INVALID',
    title: 'a number that cannot be dialled',
    async plant(garden) {
      const ann = await garden.grow();
      const last = garden.chance.between(1000, 9999);
      const wrong = await garden.addPhone(ann, { e164: `+1${ann.place.areaCode}155${last}` });
      await garden.call(ann, garden.someTime(ann.place, 3));
      return [await garden.call(wrong, garden.someTime(ann.place, 4))];
    },
  },
  {
    code: 'TZ_UNKNOWN',
    title: 'nobody knows where the person is',
    async plant(garden) {
      const place = { country: 'US', region: null, zip: null, areaCode: '800', hoursBehind: 6 };
      const ann = await garden.grow({ place });
      const bea = await garden.grow();
      await garden.call(bea, garden.someTime(bea.place, 3));
      return [await garden.call(ann, garden.momentAt(place, 3, garden.chance.between(10, 17)))];
    },
  },
  {
    code: 'THIRD_PARTY_ONCE',
    title: 'a second talk to find out where somebody is',
    async plant(garden) {
      const { chance, someTime } = garden;
      const kind = { ...campaignCall, purpose: 'location' } as const;
      const ann = await garden.grow();
      await garden.giveNotice(ann);
      await garden.call(ann, someTime(ann.place, 2), { kind, outcome: 'no_answer' });
      await garden.call(ann, someTime(ann.place, 3), { kind, outcome: 'right_party' });
      return [await garden.call(ann, someTime(ann.place, 3 + chance.between(7, 100)), { kind })];
    },
  },
  {
    code: 'ROLE_NOT_SPOKEN_TO',
    title: 'somebody who is nothing to the debt',
    async plant(garden) {
      const { chance, someTime } = garden;
      const ann = await garden.grow();
      const roles = ['debtor', 'co_debtor', 'spouse', 'guardian', 'representative'] as const;
      const knowing = knowPerson({ role: chance.pick(roles) });
      await garden.call(ann, someTime(ann.place, 3), { knowing });
      const other = { knowing: knowPerson({ role: 'other' }) };
      return [await garden.call(ann, someTime(ann.place, chance.between(4, 20)), other)];
    },
  },
  {
    code: 'ROLE_NOT_SPOKEN_TO',
    title: 'a minor, by the day or by the year',
    async plant(garden) {
      const { chance, momentAt } = garden;
      const ann = await garden.grow();
      const day = chance.between(4, 20);
      const birthday = momentAt(ann.place, day, 12).toISOString().slice(5, 10);
      const knowing = knowPerson({ bornOn: `2008-${birthday}` });
      const calls = [await garden.call(ann, momentAt(ann.place, day - 1, 15), { knowing })];
      await garden.call(ann, momentAt(ann.place, day, 15), { knowing });
      const byYear = { knowing: knowPerson({ birthYear: 2008 }) };
      await garden.call(await garden.grow({ place: ann.place }), momentAt(ann.place, day, 15), {
        knowing: knowPerson({ birthYear: 2007 }),
      });
      return [...calls, await garden.call(ann, momentAt(ann.place, day + 1, 15), byYear)];
    },
  },
  {
    code: 'TIME_BARRED',
    title: 'a debt that is gone, or without the words that the state asks for',
    async plant(garden) {
      const { chance, someTime } = garden;
      const { place, law } = chance.pick(disclosing);
      await garden.decideOn({ timeBarredDisclosures: { [law]: 'The law limits how long …' } });
      const knowing = knowDebt({ isTimeBarred: true });
      const informed = await garden.grow({ place });
      await garden.call(informed, someTime(place, 3), { knowing });
      const plain = await garden.grow();
      await garden.call(plain, someTime(plain.place, 3), { knowing });
      const gone = await garden.grow({ place: chance.pick(extinguishing) });
      await garden.call(gone, someTime(gone.place, 3));
      const undisclosed = disclosing.find((one) => one.law !== law)?.place;
      const silent = await garden.grow({ place: undisclosed });
      return [
        await garden.call(gone, someTime(gone.place, chance.between(4, 20)), { knowing }),
        await garden.call(silent, someTime(silent.place, chance.between(4, 20)), { knowing }),
      ];
    },
  },
  {
    code: 'NOTICE_WAIT',
    title: 'too soon after the notice, where the law wants days between',
    async plant(garden) {
      const { chance, momentAt } = garden;
      const isMedical = chance.flip();
      const place = isMedical ? nevada : toronto;
      const [wait, kind] = isMedical ? ([60, 'medical'] as const) : ([7, null] as const);
      const ann = await garden.grow({ place });
      const sent = momentAt(place, 1, 12);
      const knowing = knowDebt({ noticeOn: findDay(sent), kind });
      const early = momentAt(place, 1 + wait - chance.between(1, 3), 15);
      // Ontario has other hours on Sundays, within which it is then.
      const broken = await garden.call(ann, early, { knowing });
      await garden.call(ann, momentAt(place, 1 + wait, 15), { knowing });
      if (!isMedical) return [broken];
      await garden.call(ann, momentAt(place, 20, 15), { knowing: knowDebt({ kind: 'rent' }) });
      return [broken];
    },
  },
  {
    code: 'PROMISE_OPEN',
    title: 'while a promise to pay is open',
    async plant(garden) {
      const { chance, momentAt, someTime } = garden;
      const ann = await garden.grow();
      const day = chance.between(5, 20);
      const promisedUntil = findDay(momentAt(ann.place, day, 12));
      const knowing = knowDebt({ promisedUntil });
      const broken = await garden.call(ann, someTime(ann.place, day - chance.between(0, 3)), {
        knowing,
      });
      await garden.call(ann, someTime(ann.place, day + 1), { knowing });
      return [broken];
    },
  },
  {
    code: 'SERVICE_MEMBER',
    title: 'a service member whom the organization holds back',
    async plant(garden) {
      const { chance, someTime } = garden;
      await garden.decideOn({ holdsServiceMembers: true });
      const ann = await garden.grow();
      await garden.call(ann, someTime(ann.place, 3));
      const knowing = knowPerson({ isServiceMember: true });
      return [await garden.call(ann, someTime(ann.place, chance.between(4, 20)), { knowing })];
    },
  },
];
