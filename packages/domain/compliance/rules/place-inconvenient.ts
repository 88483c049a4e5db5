import { bindsPerson, findPlace, listBinding } from '../read-facts.ts';
import { permitsPlace } from '../read-time-consents.ts';
import type { Facts, RestrictionFact, Rule } from '../types.ts';
import { allow } from '../verdicts.ts';

/**
 * The number is tied to a place where the person does not want to be called, whenever that became known, or
 * they are where they cannot take calls at all. What they permitted before they said so is taken back by it.
 */
export const placeInconvenient: Rule = {
  code: 'PLACE_INCONVENIENT',
  version: 3,
  citation: '12 CFR 1006.6(b)(1)(ii)',
  needsRestriction: true,
  judge: (situation, now) => {
    const { facts } = situation;
    if (facts.restrictions.length === 0) return allow;
    if (bindsPerson(facts, 'incarcerated', now)) {
      return { kind: 'block', liftedBy: 'the person’s release' };
    }
    return listBinding(facts, 'place_inconvenient', now).some(
      (restriction) => isHere(restriction, facts) && !permitsPlace(situation, now, restriction.at),
    )
      ? { kind: 'block', liftedBy: 'the person permitting calls at this place' }
      : allow;
  },
};

/** A place binds the numbers tied to it, a number itself, and where neither is named, all of them. */
function isHere({ phone, place }: RestrictionFact, facts: Facts): boolean {
  if (place !== null) return place === findPlace(facts, facts.phone.e164);
  return phone === null || phone === facts.phone.e164;
}
