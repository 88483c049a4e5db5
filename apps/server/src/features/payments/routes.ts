import { organizationRoute, spanningRoute } from '../../platform/http/procedures.ts';
import type { RecordServices } from '../records/index.ts';
import { listContactPayments, listOrganizationPayments } from './list-payments.ts';
import { recordPayments } from './record-payments.ts';
import { reversePayment } from './reverse-payment.ts';

export function createPaymentRoutes(services: RecordServices) {
  const { payments: readers } = spanningRoute('contacts.read');
  const { payments: workers } = organizationRoute('contacts.work');
  return {
    listOfContact: readers.listOfContact.handler(({ context, input }) =>
      listContactPayments(services, context.scope, input.contactId),
    ),
    list: readers.list.handler(({ context, input }) =>
      listOrganizationPayments(services, context.scope, input),
    ),
    record: workers.record.handler(({ context, input }) =>
      recordPayments(services, context, input),
    ),
    reverse: workers.reverse.handler(({ context, input }) =>
      reversePayment(services, context, input),
    ),
  };
}
