import type { Planter } from './planter.ts';

export const consentPlanters: readonly Planter[] = [
  {
    code: 'NO_TCPA_CONSENT',
    title: 'a mobile or unknown line without consent, or before it was given',
    async plant(garden) {
      const { chance, someTime } = garden;
      const lineType = chance.pick(['mobile', 'unknown', 'voip'] as const);
      const ann = await garden.grow({ consent: false, lineType });
      const day = chance.between(4, 9);
      const broken = await garden.call(ann, someTime(ann.place, day));
      await garden.consent(ann, { kind: 'tcpa', at: someTime(ann.place, day + 1) });
      await garden.call(ann, someTime(ann.place, day + chance.between(2, 9)));
      await garden.call(await garden.grow({ place: ann.place }), someTime(ann.place, day));
      return [broken];
    },
  },
  {
    code: 'NO_TCPA_CONSENT',
    title: 'consent that has run out',
    async plant(garden) {
      const { chance, someTime } = garden;
      const ann = await garden.grow({ consent: false });
      const day = chance.between(4, 9);
      const expiresAt = someTime(ann.place, day);
      await garden.consent(ann, { kind: 'tcpa', at: someTime(ann.place, 0), expiresAt });
      await garden.call(ann, someTime(ann.place, day - chance.between(1, 3)));
      return [await garden.call(ann, someTime(ann.place, day + chance.between(1, 20)))];
    },
  },
  {
    code: 'TCPA_REVOKED',
    title: 'consent that was taken back, on any kind of line',
    async plant(garden) {
      const { chance, someTime } = garden;
      const lineType = chance.pick(['mobile', 'landline'] as const);
      const ann = await garden.grow({ consent: false, lineType, at: 'home' });
      const day = chance.between(4, 9);
      const at = someTime(ann.place, 0);
      const revokedAt = someTime(ann.place, day);
      await garden.consent(ann, { kind: 'tcpa', at, revokedAt });
      await garden.call(ann, someTime(ann.place, day - chance.between(1, 3)));
      const broken = await garden.call(ann, someTime(ann.place, day + chance.between(1, 6)));
      await garden.consent(ann, { kind: 'tcpa', at: someTime(ann.place, day + 7) });
      await garden.call(ann, someTime(ann.place, day + chance.between(8, 20)));
      return [broken];
    },
  },
  {
    code: 'FACTS_UNREADABLE',
    title: 'consent that was taken back before it was given',
    async plant(garden) {
      const { chance, someTime } = garden;
      await garden.allowOldRecords();
      const ann = await garden.grow();
      const day = chance.between(4, 9);
      const at = someTime(ann.place, day);
      await garden.consent(ann, { kind: 'frequency', at, revokedAt: someTime(ann.place, day - 1) });
      await garden.call(await garden.grow({ place: ann.place }), someTime(ann.place, day + 1));
      return [await garden.call(ann, someTime(ann.place, day + chance.between(1, 9)))];
    },
  },
  {
    code: 'FACTS_UNREADABLE',
    title: 'a restriction that was lifted before it began',
    async plant(garden) {
      const { chance, someTime } = garden;
      await garden.allowOldRecords();
      const ann = await garden.grow();
      const day = chance.between(4, 9);
      const liftedAt = someTime(ann.place, day - 1);
      await garden.restrict(ann, 'cease_written', someTime(ann.place, day), { liftedAt });
      const bea = await garden.grow();
      const at = someTime(bea.place, day);
      await garden.restrict(bea, 'cease_written', at, { liftedAt: new Date(at.getTime() + 500) });
      await garden.call(bea, someTime(bea.place, day + 1));
      return [await garden.call(ann, someTime(ann.place, day + chance.between(1, 9)))];
    },
  },
];
