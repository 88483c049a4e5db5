import { fillCap } from '../fill-cap.ts';
import type { Grown } from '../garden.ts';
import type { Planter } from './planter.ts';

export const frequencyPlanters: readonly Planter[] = [
  {
    code: 'FREQ_7IN7',
    title: 'an eighth call in seven days, on whatever number',
    async plant(garden) {
      const ann = await garden.grow();
      const people = [ann, await garden.addPhone(ann)] as const;
      await garden.call(await garden.addDebt(ann), garden.someTime(ann.place, 5));
      return fillCap(garden, { people, limit: 7, days: 7 });
    },
  },
  {
    code: 'FREQ_7IN7',
    title: 'an eighth call for a creditor of whom the facts say that it calls in its own name',
    async plant(garden) {
      await garden.decideOn({ creditorRoles: { 'Harbor Bank': 'creditor' } });
      const [ann, bea] = [await garden.grow(), await garden.grow()];
      await garden.describeDebt(ann, { creditor: 'Harbor Bank' });
      await garden.describeDebt(bea, { creditor: 'Lake Bank' });
      await fillCap(garden, { people: [ann], limit: 7, days: 7 });
      return fillCap(garden, { people: [bea], limit: 7, days: 7 }, (facts) => ({
        ...facts,
        collectorRole: 'creditor',
      }));
    },
  },
  {
    code: 'FREQ_7IN7',
    title: 'more than the organization allows itself',
    async plant(garden) {
      const attemptsPerWeek = garden.chance.between(2, 5);
      await garden.decideOn({ attemptsPerWeek });
      return fillCap(garden, { people: [await garden.grow()], limit: attemptsPerWeek, days: 7 });
    },
  },
  {
    code: 'CONV_COOLDOWN',
    title: 'within seven days of a conversation, no matter who called',
    async plant(garden) {
      const { chance, momentAt } = garden;
      const ann = await garden.grow();
      const day = chance.between(3, 10);
      const talk = momentAt(ann.place, day, chance.between(9, 19));
      if (chance.flip()) await garden.call(ann, talk, { outcome: 'right_party' });
      else
        await garden.addOutsideCall(
          ann,
          talk,
          'conversation',
          chance.pick(['inbound', 'outbound']),
        );
      const other = await garden.addDebt(ann);
      await garden.call(other, momentAt(ann.place, day + 1, 9));
      const broken = await garden.call(
        ann,
        momentAt(ann.place, day + chance.between(2, 6), 20, 59),
      );
      await garden.giveNotice(ann);
      await garden.call(ann, momentAt(ann.place, day + 7, 8));
      return [broken];
    },
  },
  {
    code: 'NOTICE_MISSING',
    title: 'more than five days after the first talk, without the notice',
    async plant(garden) {
      const { chance, momentAt } = garden;
      const talk = async (person: Grown, day: number): Promise<void> => {
        const at = momentAt(person.place, day, chance.between(9, 19));
        if (chance.flip()) await garden.call(person, at, { outcome: 'right_party' });
        else
          await garden.addOutsideCall(
            person,
            at,
            'conversation',
            chance.pick(['inbound', 'outbound']),
          );
      };
      const [ann, bea, cy] = [await garden.grow(), await garden.grow(), await garden.grow()];
      await garden.giveNotice(bea);
      await garden.decideOn({ creditorRoles: { 'Harbor Bank': 'creditor' } });
      await garden.describeDebt(cy, { creditor: 'Harbor Bank' });
      const day = chance.between(3, 10);
      for (const person of [ann, bea, cy]) await talk(person, day);
      const other = await garden.addDebt(ann);
      // Long after the days of rest, and after every call that a count still knows.
      const late = day + chance.between(7, 90);
      for (const person of [bea, cy, other]) {
        await garden.call(person, momentAt(person.place, late, chance.between(9, 19)));
      }
      return [await garden.call(ann, momentAt(ann.place, late, chance.between(9, 19), 30))];
    },
  },
  {
    code: 'RES_3_IN_30',
    title: 'a fourth recorded call in thirty days to a household without consent',
    async plant(garden) {
      const { chance, momentAt } = garden;
      const options = { consent: false, lineType: 'landline', at: 'home' } as const;
      const ann = await garden.grow(options);
      const bea = await garden.grow({ ...options, place: ann.place, e164: ann.e164 });
      const from = chance.between(3, 6);
      const days = [from, from + chance.between(1, 14), from + chance.between(15, 28)];
      for (const day of days) {
        const outcome = chance.pick(['no_answer', 'busy', 'machine'] as const);
        await garden.call(chance.pick([ann, bea]), momentAt(ann.place, day, 9), { outcome });
      }
      const broken = await garden.call(chance.pick([ann, bea]), momentAt(ann.place, from + 29, 20));
      await garden.call(chance.pick([ann, bea]), momentAt(ann.place, from + 60, 9));
      return [broken];
    },
  },
];
