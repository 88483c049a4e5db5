import type { ContactRow } from '@ringfence/contract/contacts';
import { showReference } from '@ringfence/domain/imports/derive-reference';
import { maskPhone } from '@ringfence/domain/phone/mask-phone';
import { readNumber } from '@ringfence/domain/phone/read-number';
import { cutPage, decodeIdCursor, firstId } from '../../platform/database/cursor.ts';
import type { TenantScope, Transaction } from '../../platform/database/database.ts';
import { inScope, presentOrganization } from '../../platform/database/spanning.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import type { Services } from '../../services.ts';
import { listContactsOfList, listContacts as listEveryContact, searchContacts } from './queries.ts';

type Row = RowOf<typeof listEveryContact.row>;

function presentPhone(row: Row): ContactRow['phone'] {
  if (row.phone_id === null || row.e164 === null || row.phone_state === null) return null;
  return { id: row.phone_id, masked: maskPhone(row.e164), state: row.phone_state };
}

function presentBalance(row: Row): ContactRow['balance'] {
  if (row.balance_minor === null || row.currency === null) return null;
  return { amountMinor: row.balance_minor, currency: row.currency };
}

function presentConsent(row: Row): ContactRow['consent'] {
  if (row.obtained_how === null || row.obtained_on === null) return null;
  return { obtainedHow: row.obtained_how, obtainedOn: row.obtained_on };
}

function presentSuppression(row: Row): ContactRow['suppression'] {
  const { suppression_id: id, suppression_kind: kind, suppression_started_at: startedAt } = row;
  if (id === null || kind === null || startedAt === null) return null;
  return { id, kind, startedAt: startedAt.toISOString() };
}

function presentContact(row: Row): ContactRow {
  return {
    id: row.id,
    organization: presentOrganization(row),
    fullName: row.full_name,
    externalReference: showReference(row.external_reference),
    phone: presentPhone(row),
    balance: presentBalance(row),
    region: row.region,
    postalCode: row.postal_code,
    country: row.country,
    consent: presentConsent(row),
    suppression: presentSuppression(row),
  };
}

export interface ContactPage {
  limit: number;
  cursor?: string | undefined;
  listId?: string | undefined;
  search?: string | undefined;
}

function findPage(
  transaction: Transaction,
  scope: TenantScope,
  { limit, cursor, listId, search = '' }: ContactPage,
): Promise<Row[]> {
  const place = [decodeIdCursor(cursor) ?? firstId, limit + 1];
  if (search !== '') {
    const { numbers, lastFour } = readNumber(search);
    return transaction.all(searchContacts, [...place, listId ?? null, search, numbers, lastFour]);
  }
  if (listId === undefined) return transaction.all(inScope(scope, listEveryContact), place);
  return transaction.all(inScope(scope, listContactsOfList), [...place, listId]);
}

export async function listContacts(
  { database }: Pick<Services, 'database'>,
  scope: TenantScope,
  page: ContactPage,
): Promise<{ contacts: ContactRow[]; nextCursor: string | null }> {
  const rows = await database.asTenant(scope, (transaction) => findPage(transaction, scope, page));
  const { shown, nextCursor } = cutPage(rows, page.limit, ({ id }) => id);
  return { contacts: shown.map(presentContact), nextCursor };
}
