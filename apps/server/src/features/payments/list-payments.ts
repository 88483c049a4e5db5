import type { ContactPayment } from '@ringfence/contract/payments';
import { paymentSources } from '@ringfence/domain/promises/promise-words';
import * as z from 'zod';
import type { TenantScope } from '../../platform/database/database.ts';
import { inScope } from '../../platform/database/spanning.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { findContact, listPayments } from './queries.ts';

const source = z.enum(paymentSources);

function presentPayment(row: RowOf<typeof listPayments.row>): ContactPayment {
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
