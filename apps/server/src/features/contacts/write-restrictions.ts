import type { RestrictionKind } from '@ringfence/domain/compliance/words';
import type { GivenRestriction } from '@ringfence/domain/imports/list-restrictions';
import type { Transaction } from '../../platform/database/database.ts';
import { insertRestrictions, revokeConsents } from './queries/store.ts';

export interface RestrictedContact {
  contactId: string;
  isKnown: boolean;
  restrictions: readonly GivenRestriction[];
}

/** How it is known. */
export interface Origin {
  source: 'import' | 'records';
  evidence: string;
}

/** The people for whom one of these reasons is given. */
export function whoHas(
  people: readonly RestrictedContact[],
  kinds: readonly RestrictionKind[],
): string[] {
  return people.flatMap(({ contactId, restrictions }) =>
    restrictions.some(({ kind }) => kinds.includes(kind)) ? [contactId] : [],
  );
}

/**
 * Stores what forbids calls to people, once their debts are stored. Answers for whom it is new.
 */
export async function writeRestrictions(
  transaction: Transaction,
  people: readonly RestrictedContact[],
  now: Date,
  { source, evidence }: Origin,
): Promise<{ contact_id: string }[]> {
  const given = people.flatMap(({ contactId, isKnown, restrictions }) =>
    restrictions.map((restriction) => ({ ...restriction, contactId, isKnown })),
  );
  if (given.length === 0) return [];
  const made = await transaction.all(insertRestrictions, [
    JSON.stringify(given),
    now,
    source,
    evidence,
  ]);
  const refusing = whoHas(people, ['medium_stop']);
  if (refusing.length === 0) return made;
  return [...made, ...(await transaction.all(revokeConsents, [refusing, now]))];
}
