import type { RestrictionKind } from '@ringfence/domain/compliance/words';
import type { Garden, Grown } from '../garden.ts';
import type { Planter } from './planter.ts';

type Scope = 'person' | 'debt' | 'number' | 'place';

/** Somebody, and what a restriction of theirs binds and leaves alone. */
async function growScene(garden: Garden, scope: Scope) {
  const ann = await garden.grow();
  if (scope === 'person') {
    const bound = [ann, await garden.addPhone(ann), await garden.addDebt(ann)];
    return { ann, bound, free: [await garden.grow({ place: ann.place })], about: {} };
  }
  if (scope === 'number') {
    const about = { e164: ann.e164 };
    return { ann, bound: [ann], free: [await garden.addPhone(ann)], about };
  }
  if (scope === 'place') {
    const atWork = { at: 'work' } as const;
    const bound = [await garden.addPhone(ann, atWork), await garden.addPhone(ann, atWork)];
    return { ann, bound, free: [ann], about: { place: 'work' } as const };
  }
  const other = await garden.addDebt(ann);
  const isForAll = garden.chance.flip();
  return {
    ann,
    bound: isForAll ? [ann, other] : [ann],
    free: isForAll ? [] : [other],
    about: isForAll ? {} : { debtId: ann.debtId },
  };
}

/**
 * Said on some day, perhaps written down only later; perhaps lifted after all calls that break it. Before
 * it, after its end, and where it does not bind, calls are lawful.
 */
async function plantRestriction(
  garden: Garden,
  kind: RestrictionKind,
  scope: Scope,
): Promise<string[]> {
  const { chance, someTime } = garden;
  const { ann, bound, free, about } = await growScene(garden, scope);
  const { place } = ann;
  const day = chance.between(8, 14);
  const receivedAt = someTime(place, day);
  const recordedAt = chance.flip() ? receivedAt : someTime(place, day + chance.between(1, 30));
  const liftedAt = chance.flip() ? someTime(place, day + 20) : null;
  await garden.restrict(ann, kind, receivedAt, { ...about, recordedAt, liftedAt });
  const callEach = async (people: readonly Grown[], after: number): Promise<string[]> => {
    const made: string[] = [];
    for (const [index, person] of people.entries()) {
      made.push(await garden.call(person, someTime(place, day + after + index)));
    }
    return made;
  };
  await callEach(bound, -chance.between(4, 8));
  const broken = await callEach(bound, chance.between(1, 8));
  await callEach(free, chance.between(13, 15));
  if (liftedAt !== null) await callEach(bound, 21 + chance.between(0, 5));
  return broken;
}

const makePlanter = (code: string, kind: RestrictionKind, scope: Scope): Planter => ({
  code,
  title: `${kind} of the ${scope}`,
  plant: (garden) => plantRestriction(garden, kind, scope),
});

export const restrictionPlanters: readonly Planter[] = [
  makePlanter('MEDIUM_STOP', 'medium_stop', 'person'),
  makePlanter('NUMBER_STOP', 'number_stop', 'number'),
  makePlanter('WRONG_NUMBER', 'wrong_number', 'number'),
  makePlanter('NUM_REASSIGNED', 'reassigned', 'number'),
  makePlanter('DECEASED', 'deceased', 'person'),
  makePlanter('CEASE_WRITTEN', 'cease_written', 'debt'),
  makePlanter('ATTORNEY', 'attorney', 'debt'),
  makePlanter('DISPUTE_OPEN', 'dispute_open', 'debt'),
  makePlanter('DISPUTE_OPEN', 'identity_theft', 'debt'),
  makePlanter('ORIG_CREDITOR_REQ', 'orig_creditor_request', 'debt'),
  makePlanter('BANKRUPTCY', 'bankruptcy', 'debt'),
  makePlanter('PAID', 'paid', 'debt'),
  makePlanter('WORK_PROHIBITED', 'work_prohibited', 'number'),
  makePlanter('PLACE_INCONVENIENT', 'place_inconvenient', 'number'),
  makePlanter('PLACE_INCONVENIENT', 'place_inconvenient', 'place'),
  makePlanter('PLACE_INCONVENIENT', 'incarcerated', 'person'),
  {
    code: 'NUMBER_STOP',
    title: 'number_stop of somebody who shares the number',
    async plant(garden) {
      const ann = await garden.grow();
      const bea = await garden.grow({ place: ann.place, e164: ann.e164 });
      const day = garden.chance.between(5, 10);
      await garden.restrict(ann, 'number_stop', garden.someTime(ann.place, day), {
        e164: ann.e164,
      });
      await garden.call(bea, garden.someTime(ann.place, day - 2));
      return [
        await garden.call(bea, garden.someTime(ann.place, day + garden.chance.between(1, 9))),
      ];
    },
  },
];
