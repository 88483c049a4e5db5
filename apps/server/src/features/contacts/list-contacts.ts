import type { ContactFilter, ContactRow } from '@ringfence/contract/contacts';
import * as z from 'zod';
import { cutPageAt, decodePlace, encodePlace } from '../../platform/database/cursor.ts';
import type { TenantScope, Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../services.ts';
import { correctSearch } from './correct-search.ts';
import { type FoundContact, presentContact } from './present-contact.ts';
import { findContacts } from './queries/find-contacts.ts';
import { readFilter } from './read-filter.ts';

export type ContactSort = 'added' | 'name' | 'balance' | 'oldest_debt' | 'last_call' | 'next_call';

export interface ContactOrder {
  sort: ContactSort;
  direction: 'ascending' | 'descending';
}

export interface ContactPage extends ContactFilter, ContactOrder {
  limit: number;
  cursor?: string | undefined;
}

/** What the row is sorted by, its id, and what was searched for instead of what was asked for. */
const place = z.tuple([z.string().nullable(), z.uuid(), z.string().nullable()]);
type Place = z.infer<typeof place>;

/** What a key of each order looks like: anything else did not come from us. */
const keyPatterns: Readonly<Record<ContactSort, RegExp>> = {
  added: /^[0-9a-f-]{36}$/,
  name: /^[^\0]*$/,
  balance: /^\d{1,18}$/,
  oldest_debt: /^\d{4}-\d\d-\d\d$/,
  last_call: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?[+-]\d\d(:\d\d)?$/,
  next_call: /^(-infinity|\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?[+-]\d\d(:\d\d)?)$/,
};

function readPlace({ cursor, sort }: ContactPage): Place | null {
  if (cursor === undefined) return null;
  const key = z.string().regex(keyPatterns[sort]).nullable();
  return decodePlace(z.tuple([key, z.uuid(), z.string().max(200).nullable()]), cursor);
}

/** The rows of a page and one more, which tells whether there is a next one. */
export function findRows(
  transaction: Transaction,
  filter: ContactFilter,
  { sort, direction }: ContactOrder,
  { after, most, now }: { after: readonly [string | null, string] | null; most: number; now: Date },
): Promise<FoundContact[]> {
  const [key = null, id = null] = after ?? [];
  const values = [readFilter(filter, now), sort, direction === 'descending', key, id, most];
  return transaction.all(findContacts, values);
}

async function findPage(
  transaction: Transaction,
  page: ContactPage,
  now: Date,
): Promise<{ rows: FoundContact[]; correctedSearch: string | null }> {
  const after = readPlace(page);
  const find = (search: string | undefined) => {
    const wanted = { after: after === null ? null : ([after[0], after[1]] as const), now };
    return findRows(transaction, { ...page, search }, page, { ...wanted, most: page.limit + 1 });
  };
  const known = after?.[2] ?? null;
  const rows = await find(known ?? page.search);
  const { search = '' } = page;
  if (rows.length > 0 || after !== null || search === '') return { rows, correctedSearch: known };
  const corrected = await correctSearch(transaction, search);
  if (corrected === null) return { rows, correctedSearch: null };
  const near = await find(corrected);
  return near.length === 0
    ? { rows, correctedSearch: null }
    : { rows: near, correctedSearch: corrected };
}

export async function listContacts(
  { database, now }: Pick<Services, 'database' | 'now'>,
  scope: TenantScope,
  page: ContactPage,
): Promise<{
  contacts: ContactRow[];
  nextCursor: string | null;
  correctedSearch: string | null;
}> {
  const moment = now();
  const { rows, correctedSearch } = await database.asTenant(scope, (transaction) =>
    findPage(transaction, page, moment),
  );
  const { shown, nextCursor } = cutPageAt(rows, page.limit, (row) =>
    encodePlace([row.sort_key, row.id, correctedSearch]),
  );
  const contacts = shown.map(presentContact);
  return { contacts, nextCursor, correctedSearch };
}
