import { listBinding } from '../read-facts.ts';
import { permitsTimeAndPlace } from '../read-place-consent.ts';
import type { Rule } from '../types.ts';
import { allow } from '../verdicts.ts';

/**
 * The number is tied to a place where the person does not want to be called. What they permitted before
 * they said so is taken back by it.
 */
export const placeInconvenient: Rule = {
  code: 'PLACE_INCONVENIENT',
  version: 1,
  citation: '12 CFR 1006.6(b)(1)(ii)',
  judge: ({ facts }, now) =>
    listBinding(facts, 'place_inconvenient', now).some(
      ({ phone, at }) =>
        (phone === null || phone === facts.phone.e164) && !permitsTimeAndPlace(facts, now, at),
    )
      ? { kind: 'block', liftedBy: 'the person permitting calls at this place' }
      : allow,
};
