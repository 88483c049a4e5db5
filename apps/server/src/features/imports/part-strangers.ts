import type { Rejection } from '@ringfence/contract/imports';
import { foldText } from '@ringfence/domain/imports/clean-cell';
import type { ImportedPerson } from '@ringfence/domain/imports/imported-person';
import type { Transaction } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { findNamesakes } from './queries.ts';
import type { PersonRow } from './sort-rows.ts';

type Known = RowOf<typeof findNamesakes.row>;

const isSamePerson = (person: ImportedPerson, known: Known): boolean =>
  foldText(person.fullName) === foldText(known.full_name) ||
  known.phones.split(' ').includes(person.e164);

/**
 * Two creditors may give the same reference to different people. Whoever shares neither name nor
 * phone with the person known under it is somebody else: taking them for one would give the consent
 * and the calls of the one to the other.
 */
export async function partStrangers(
  transaction: Transaction,
  rows: readonly PersonRow[],
): Promise<{ people: ImportedPerson[]; strangers: Rejection[] }> {
  const references = rows.map(({ person }) => person.externalReference);
  const known = await transaction.all(findNamesakes, [references]);
  const byReference = new Map(known.map((one) => [one.external_reference, one]));
  const people: ImportedPerson[] = [];
  const strangers: Rejection[] = [];
  for (const { line, cells, person } of rows) {
    const namesake = byReference.get(person.externalReference);
    if (namesake === undefined || isSamePerson(person, namesake)) people.push(person);
    else strangers.push({ line, reason: 'reference_taken', column: null, cells });
  }
  return { people, strangers };
}
