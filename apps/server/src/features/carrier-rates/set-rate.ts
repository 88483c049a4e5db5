import type { CarrierRate } from '@ringfence/contract/carrier-rates';
import { ProblemError } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { holdAccount, inAccountScope, tellAccount } from '../carrier-accounts/index.ts';
import { presentRate, type Viewer } from './list-rates.ts';
import { removeRate as removeStatement, setRate as setStatement } from './queries.ts';

export type RateServices = Pick<Services, 'database' | 'effects'>;
export type RateInput = Omit<CarrierRate, 'id'> & { accountId: string };

/** Also of an account that the environment names: what it charges is not among the server's settings. */
export function setRate(
  services: RateServices,
  { scope }: Viewer,
  { accountId, ...rate }: RateInput,
): Promise<CarrierRate> {
  return inAccountScope(services, scope, async (transaction) => {
    const account = await holdAccount(transaction, scope, accountId);
    const row = await transaction.first(setStatement, [
      scope.organizationId,
      accountId,
      rate.country,
      rate.currency,
      rate.perMinuteMicro,
      rate.perCallMicro,
      rate.incrementSeconds,
    ]);
    if (row === undefined) throw new Error('a rate was not written');
    await tellAccount(services, transaction, scope, {
      deed: 'rate_set',
      account,
      detail: { ...rate },
    });
    return presentRate(row);
  });
}

export function removeRate(
  services: RateServices,
  { scope }: Viewer,
  { accountId, rateId }: { accountId: string; rateId: string },
): Promise<Record<never, never>> {
  return inAccountScope(services, scope, async (transaction) => {
    const account = await holdAccount(transaction, scope, accountId);
    const removed = await transaction.first(removeStatement, [
      scope.organizationId,
      accountId,
      rateId,
    ]);
    if (removed === undefined) throw new ProblemError('not_found');
    const detail = { country: removed.country };
    await tellAccount(services, transaction, scope, { deed: 'rate_removed', account, detail });
    return {};
  });
}
