import type { TenantScope, Transaction } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { AccountRow } from './present-account.ts';
import { lockAccount } from './queries/accounts.ts';

/** An account that belongs where the person works, held until the transaction ends. */
export async function holdAccount(
  transaction: Transaction,
  { organizationId }: TenantScope,
  accountId: string,
): Promise<AccountRow> {
  const account = await transaction.first(lockAccount, [organizationId, accountId]);
  if (account === undefined) throw new ProblemError('not_found');
  return account;
}
