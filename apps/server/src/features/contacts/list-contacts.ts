import type { ContactRow } from '@ringfence/contract/contacts';
import { showReference } from '@ringfence/domain/imports/derive-reference';
import { maskPhone } from '@ringfence/domain/phone/mask-phone';
import { cutPage, decodeIdCursor } from '../../platform/database/cursor.ts';
import type { TenantScope } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import type { Services } from '../../services.ts';
import { listContactsOfList, listContacts as listEveryContact } from './queries.ts';

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

export async function listContacts(
  { database }: Pick<Services, 'database'>,
  scope: TenantScope,
  page: { limit: number; cursor?: string | undefined; listId?: string | undefined },
): Promise<{ contacts: ContactRow[]; nextCursor: string | null }> {
  const after = decodeIdCursor(page.cursor);
  const rows = await database.asTenant(scope, (transaction) =>
    page.listId === undefined
      ? transaction.all(listEveryContact, [after, page.limit + 1])
      : transaction.all(listContactsOfList, [after, page.limit + 1, page.listId]),
  );
  const { shown, nextCursor } = cutPage(rows, page.limit, ({ id }) => id);
  return { contacts: shown.map(presentContact), nextCursor };
}
