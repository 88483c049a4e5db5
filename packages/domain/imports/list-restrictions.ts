import { restrictionScopes } from '../compliance/restriction-scopes.ts';
import type { PersonRole, RestrictionKind } from '../compliance/words.ts';
import { tellsDeath } from './read-death.ts';

/** A standing reason not to call that was given for somebody, and the debt that it is about; null: all of them. */
export interface GivenRestriction {
  kind: RestrictionKind;
  debt: string | null;
}

export interface RestrictedPerson {
  externalReference: string;
  /** Null: nothing is said of it. */
  fullName: string | null;
  debts: readonly {
    reference: string | null;
    restriction: RestrictionKind | null;
    role: PersonRole | null;
  }[];
  doNotCall: boolean | null;
  stopReason: RestrictionKind | null;
}

/**
 * What forbids calls to a person as given, each reason once: for the person or for the debt, as the law
 * has it. A reason given beside no debt is about the person.
 */
export function listRestrictions(person: RestrictedPerson): GivenRestriction[] {
  const given: GivenRestriction[] = [];
  const add = (kind: RestrictionKind, debt: string | null): void => {
    const own = restrictionScopes[kind] === 'perhaps_debt' ? debt : null;
    if (!given.some((known) => known.kind === kind && known.debt === own)) {
      given.push({ kind, debt: own });
    }
  };
  if (person.doNotCall === true) add('medium_stop', null);
  if (person.stopReason !== null) {
    const { stopReason } = person;
    if (person.debts.length === 0) add(stopReason, null);
    for (const { reference } of person.debts) {
      add(stopReason, reference ?? person.externalReference);
    }
  }
  for (const { reference, restriction } of person.debts) {
    if (restriction !== null) add(restriction, reference ?? person.externalReference);
  }
  if (person.fullName !== null && tellsDeath(person.fullName, person.debts)) add('deceased', null);
  return given;
}
