import type { CallOptions, Garden, Grown } from './garden.ts';

export const unanswered = ['no_answer', 'machine', 'hung_up', 'failed', 'lost'] as const;

/** A call that counts, made by us or reported by another. */
async function addAttempt(garden: Garden, person: Grown, at: Date): Promise<string | null> {
  const { chance } = garden;
  if (chance.between(0, 3) > 0) {
    return garden.call(person, at, { outcome: chance.pick(unanswered) });
  }
  await garden.addOutsideCall(person, at, chance.pick(['no_answer', 'voicemail', 'dropped']));
  return null;
}

export interface CapScene {
  /** Whom to call in turn: of one person, who is nobody else's neighbour. */
  people: readonly [Grown, ...Grown[]];
  limit: number;
  days: number;
  /** The first day; 0 is 2026-06-01. */
  from?: number;
}

/**
 * Fills a cap with calls on days by chance, breaks it within its days, and calls again on the first day on
 * which it lets go.
 */
export async function fillCap(
  garden: Garden,
  { people, limit, days, from = 3 }: CapScene,
  knowing?: CallOptions['knowing'],
): Promise<string[]> {
  const { chance, momentAt } = garden;
  const [ann] = people;
  const { place } = ann;
  // The first is at the edge: with it the cap is full, without it there is room for one more.
  for (let made = 0; made < limit; made += 1) {
    const day = made === 0 ? from : from + chance.between(0, days - 1);
    const person = chance.pick(people);
    await addAttempt(garden, person, momentAt(place, day, 9, made * 7));
  }
  const last = from + days - 1;
  const options = knowing === undefined ? {} : { knowing };
  const broken = await garden.call(chance.pick(people), momentAt(place, last, 20, 30), options);
  return [broken];
}
