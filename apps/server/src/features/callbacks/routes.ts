import { organizationRoute, spanningRoute } from '../../platform/http/procedures.ts';
import type { RecordServices } from '../records/index.ts';
import { listCallbacks, listContactCallbacks } from './list-callbacks.ts';
import { recordCallback } from './record-callback.ts';
import { settleCallback } from './settle-callback.ts';

export function createCallbackRoutes(services: RecordServices) {
  const { callbacks: readers } = spanningRoute('contacts.read');
  const { callbacks: workers } = organizationRoute('callbacks.work');
  return {
    listOfContact: readers.listOfContact.handler(({ context, input }) =>
      listContactCallbacks(services, context.scope, input.contactId),
    ),
    list: readers.list.handler(({ context, input }) =>
      listCallbacks(services, context.scope, input),
    ),
    record: workers.record.handler(({ context, input }) =>
      recordCallback(services, context, input),
    ),
    markDone: workers.markDone.handler(({ context, input }) =>
      settleCallback(services, context, input, 'done'),
    ),
    cancel: workers.cancel.handler(({ context, input }) =>
      settleCallback(services, context, input, 'cancelled'),
    ),
  };
}
