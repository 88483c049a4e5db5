import type { RestrictionKind } from './words.ts';

/**
 * What a standing reason can be about: it has to name one number (or an inconvenient place, instead, the place),
 * may name one debt, or covers the person as a whole. Where it may name something and does not, it covers all of the person.
 */
export type RestrictionScope = 'number' | 'perhaps_debt' | 'person';

export const restrictionScopes: Readonly<Record<RestrictionKind, RestrictionScope>> = {
  medium_stop: 'person',
  number_stop: 'number',
  cease_written: 'perhaps_debt',
  attorney: 'perhaps_debt',
  dispute_open: 'perhaps_debt',
  dispute_oral: 'perhaps_debt',
  orig_creditor_request: 'perhaps_debt',
  bankruptcy: 'perhaps_debt',
  paid: 'perhaps_debt',
  deceased: 'person',
  wrong_number: 'number',
  reassigned: 'number',
  work_prohibited: 'number',
  place_inconvenient: 'number',
  identity_theft: 'perhaps_debt',
  incarcerated: 'person',
};
