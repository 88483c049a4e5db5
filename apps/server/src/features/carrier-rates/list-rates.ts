import type { CarrierRate } from '@ringfence/contract/carrier-rates';
import { mayDo, type Standing } from '@ringfence/domain/access/permissions';
import type { Rate } from '@ringfence/domain/money/price-call';
import type { TenantScope, Transaction } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import {
  findOwner,
  listRatesOfAccounts,
  listRates as listStatement,
  type setRate,
} from './queries.ts';

export interface Viewer {
  standing: Standing;
  scope: TenantScope;
}

export const presentRate = (row: RowOf<typeof setRate.row>): CarrierRate => ({
  id: row.id,
  country: row.country,
  currency: row.currency,
  perMinuteMicro: row.per_minute_micro,
  perCallMicro: row.per_call_micro,
  incrementSeconds: row.increment_seconds,
});

/** Of an account through which the organization can call, its own or the installation's. */
export function listRates(
  { database }: Pick<Services, 'database'>,
  { standing, scope }: Viewer,
  accountId: string,
): Promise<{ rates: CarrierRate[]; isEditable: boolean }> {
  const values = [scope.organizationId, accountId];
  // As the system: what the installation's accounts charge is shown to those who call through them.
  return database.asSystem(async (transaction) => {
    const owner = await transaction.first(findOwner, values);
    if (owner === undefined) throw new ProblemError('not_found');
    const rows = await transaction.all(listStatement, values);
    const isOwn = owner.organization_id === scope.organizationId;
    const isEditable = isOwn && mayDo(standing, 'carrier_accounts.edit');
    return { rates: rows.map(presentRate), isEditable };
  });
}

/** The rates of accounts, by account, in one statement; as the system, which sees the installation's. */
export async function readRates(
  transaction: Transaction,
  accountIds: readonly string[],
): Promise<Map<string, Rate[]>> {
  const rows = await transaction.all(listRatesOfAccounts, [accountIds]);
  return Map.groupBy(
    rows.map((row) => ({ accountId: row.account_id, ...presentRate(row) })),
    ({ accountId }) => accountId,
  );
}
