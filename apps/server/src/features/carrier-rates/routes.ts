import { spanningRoute } from '../../platform/http/procedures.ts';
import { listRates } from './list-rates.ts';
import { type RateServices, removeRate, setRate } from './set-rate.ts';

export function createCarrierRateRoutes(services: RateServices) {
  const readers = spanningRoute('organization.read').carrierRates;
  const editors = spanningRoute('carrier_accounts.edit').carrierRates;
  return {
    list: readers.list.handler(({ context, input }) =>
      listRates(services, context, input.accountId),
    ),
    set: editors.set.handler(({ context, input }) => setRate(services, context, input)),
    remove: editors.remove.handler(({ context, input }) => removeRate(services, context, input)),
  };
}
