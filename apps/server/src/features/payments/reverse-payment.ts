import * as z from 'zod';
import { takeBackPayments } from '../../ledger/index.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import { loadPolicy } from '../compliance/index.ts';
import {
  confirmCallable,
  type RecordContext,
  type RecordServices,
  tellRecord,
  writeBesideUploads,
} from '../records/index.ts';
import { findPayment } from './queries.ts';

export interface Reversal {
  paymentId: string;
  confirmsCallable?: boolean | undefined;
}

const output = z.object({ paymentId: z.uuid() });

/** A payment that bounced is owed again, and does not keep a promise. Reversing it twice changes nothing. */
export function reversePayment(
  services: RecordServices,
  context: RecordContext,
  input: Reversal,
): Promise<{ paymentId: string }> {
  const { paymentId, confirmsCallable: isConfirmed = false } = input;
  const { scope } = context;
  const { organizationId, userId } = scope;
  const request = { ...context, operation: 'payments.reverse', input, output };
  return writeBesideUploads(services.database, request, async (transaction) => {
    const found = await transaction.first(findPayment, [paymentId]);
    if (found === undefined) throw new ProblemError('not_found');
    if (found.reversed_at !== null) return { paymentId };
    const { policy } = await loadPolicy(transaction, organizationId);
    const question = { contactIds: [found.contact_id], isConfirmed };
    const settled = await confirmCallable(services, transaction, scope, question, () =>
      takeBackPayments(
        transaction,
        {
          organizationId,
          recordedBy: userId,
          at: services.now(),
          graceDays: policy.promiseGraceDays,
        },
        [{ id: paymentId, debtId: found.debt_id }],
      ),
    );
    if (settled === undefined) {
      throw new ProblemError('not_permitted', 'Only admins let calls about this debt begin again.');
    }
    await tellRecord(services, transaction, scope, {
      action: 'payment.reversed',
      contactId: found.contact_id,
    });
    return { paymentId };
  });
}
