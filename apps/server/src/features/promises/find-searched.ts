import { readNumber } from '@ringfence/domain/phone/read-number';
import type { Transaction } from '../../platform/database/database.ts';
import { findPeople } from './queries.ts';

/** A name that more people have than this says too little: only the first of them are looked at. */
const mostPeople = 500;

export interface Searched {
  /** Null where nobody is searched for. */
  people: string[] | null;
  isSearchCut: boolean;
}

/** Whom a search means, by name, reference or number. */
export async function findSearched(
  transaction: Transaction,
  search: string | undefined,
): Promise<Searched> {
  if (search === undefined || search.trim() === '') return { people: null, isSearchCut: false };
  const { numbers, lastFour } = readNumber(search);
  const found = await transaction.all(findPeople, [search, numbers, lastFour, mostPeople + 1]);
  const people = found.slice(0, mostPeople).map(({ id }) => id);
  return { people, isSearchCut: found.length > mostPeople };
}
