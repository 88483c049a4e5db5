import type { ObtainedHow } from '@ringfence/contract/imports';
import type { ImportedPerson } from '@ringfence/domain/imports/imported-person';
import type { MatchedColumn } from '@ringfence/domain/imports/match-columns';
import type { Transaction } from '../../platform/database/database.ts';
import { storePeople as storeStatement, upsertContacts } from './queries.ts';

export interface Provenance {
  importId: string;
  listId: string;
  obtainedHow: ObtainedHow;
  obtainedBy: string;
  obtainedOn: string;
  columns: readonly MatchedColumn[];
  now: Date;
}

export interface StoredPeople {
  contactIds: string[];
  added: number;
  changed: number;
  unchanged: number;
  consents: number;
}

const flatten = ({ balance, ...person }: ImportedPerson) => ({ ...person, ...balance });

/** Two statements for any number of people: the contacts, then all that hangs on them. */
export async function storePeople(
  transaction: Transaction,
  people: readonly ImportedPerson[],
  provenance: Provenance,
): Promise<StoredPeople> {
  const rows = JSON.stringify(people.map(flatten));
  const has = (field: MatchedColumn['field']) =>
    provenance.columns.some((column) => column.field === field);
  const values = [rows, has('country'), has('language')];
  const written = await transaction.all(upsertContacts, values);
  const stored = await transaction.all(storeStatement, [
    rows,
    provenance.listId,
    provenance.obtainedHow,
    provenance.obtainedBy,
    provenance.obtainedOn,
    provenance.importId,
    provenance.now,
    has('consent'),
  ]);
  const added = new Set(written.filter((row) => row.added).map(({ id }) => id));
  const changed = new Set(written.filter((row) => !row.added).map(({ id }) => id));
  for (const row of stored) {
    if (row.changed && !added.has(row.contact_id)) changed.add(row.contact_id);
  }
  return {
    contactIds: stored.map((row) => row.contact_id),
    added: added.size,
    changed: changed.size,
    unchanged: people.length - added.size - changed.size,
    consents: stored.filter((row) => row.consented).length,
  };
}
