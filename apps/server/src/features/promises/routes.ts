import { organizationRoute, spanningRoute } from '../../platform/http/procedures.ts';
import type { RecordServices } from '../records/index.ts';
import { cancelPromise } from './cancel-promise.ts';
import {
  listContactPromises,
  listOrganizationPromises,
  sumCampaignPromises,
} from './list-promises.ts';
import { recordPromise } from './record-promise.ts';

export function createPromiseRoutes(services: RecordServices) {
  const { promises: readers } = spanningRoute('contacts.read');
  const { promises: workers } = organizationRoute('promises.work');
  return {
    listOfContact: readers.listOfContact.handler(({ context, input }) =>
      listContactPromises(services, context.scope, input.contactId),
    ),
    list: readers.list.handler(({ context, input }) =>
      listOrganizationPromises(services, context.scope, input),
    ),
    sumOfCampaign: readers.sumOfCampaign.handler(({ context, input }) =>
      sumCampaignPromises(services, context.scope, input.campaignId),
    ),
    record: workers.record.handler(({ context, input }) => recordPromise(services, context, input)),
    cancel: workers.cancel.handler(({ context, input }) => cancelPromise(services, context, input)),
  };
}
