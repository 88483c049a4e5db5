import type { ContactPayment, ListedPayment, PaymentFilter } from '@ringfence/contract/payments';
import { paymentSources } from '@ringfence/domain/promises/promise-words';
import * as z from 'zod';
import { cutPageAt, decodePlace, encodePlace, lastId } from '../../platform/database/cursor.ts';
import type { TenantScope } from '../../platform/database/database.ts';
import { inScope, presentOrganization } from '../../platform/database/spanning.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { findSearched } from '../promises/index.ts';
import { findContact, listNewest, listPayments, type paymentRow } from './queries.ts';

const source = z.enum(paymentSources);

function presentPayment(row: RowOf<typeof paymentRow>): ContactPayment {
  const { currency, recorder_id: id, recorder_name: fullName } = row;
  const [amountMinor, appliedMinor] = [row.amount_minor, row.applied_minor];
  return {
    id: row.id,
    debtId: row.debt_id,
    amount: { amountMinor, currency },
    overpaid: { amountMinor: amountMinor - appliedMinor, currency },
    paidOn: row.paid_on,
    payerReference: row.payer_reference,
    source: source.parse(row.source),
    recordedAt: row.recorded_at.toISOString(),
    recordedBy: id === null ? null : { id, fullName: fullName ?? '' },
    reversedAt: row.reversed_at?.toISOString() ?? null,
  };
}

export function listContactPayments(
  { database }: Pick<Services, 'database'>,
  scope: TenantScope,
  contactId: string,
): Promise<{ payments: ContactPayment[] }> {
  return database.asTenant(scope, async (transaction) => {
    const found = await transaction.first(inScope(scope, findContact), [contactId]);
    if (found === undefined) throw new ProblemError('not_found');
    const rows = await transaction.all(listPayments, [found.organization_id, contactId]);
    return { payments: rows.map(presentPayment) };
  });
}

const place = z.tuple([z.iso.date(), z.uuid()]);
const beginning = ['9999-12-31', lastId] as const;

function presentFile({ import_id: id, file_name: name }: RowOf<typeof listNewest.row>) {
  return id === null ? null : { id, name: name ?? '' };
}

/** Of an organization, or of all for super administrators. */
export function listOrganizationPayments(
  { database }: Pick<Services, 'database'>,
  scope: TenantScope,
  input: PaymentFilter & { limit: number; cursor?: string | undefined },
): Promise<{ payments: ListedPayment[]; nextCursor: string | null; isSearchCut: boolean }> {
  const { limit, cursor, paidFrom = '0001-01-01', paidTo = '9999-12-31', standing } = input;
  const from = cursor === undefined ? beginning : decodePlace(place, cursor);
  const isReversed = standing === undefined ? null : standing === 'reversed';
  return database.asTenant(scope, async (transaction) => {
    const { people, isSearchCut } = await findSearched(transaction, input.search);
    const values = [...from, paidFrom, paidTo, limit + 1, isReversed, people];
    const rows = await transaction.all(inScope(scope, listNewest), values);
    const { shown, nextCursor } = cutPageAt(rows, limit, ({ paid_on, id }) =>
      encodePlace([paid_on, id]),
    );
    const payments = shown.map((row) => ({
      ...presentPayment(row),
      organization: presentOrganization(row),
      contact: { id: row.contact_id, fullName: row.full_name },
      debt: { reference: row.reference, creditor: row.creditor },
      file: presentFile(row),
    }));
    return { payments, nextCursor, isSearchCut };
  });
}
