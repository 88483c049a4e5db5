import type { CallerIdStanding } from '@ringfence/contract/caller-id-pools';
import type { Transaction } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { invalidInput, ProblemError } from '../../platform/http/problem.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import type { PoolServices } from './change-pools.ts';
import {
  findUse,
  isCalledFrom,
  lockNumber,
  lockPool,
  placeNumber as placeStatement,
  setAccount,
} from './queries.ts';
import { findStanding } from './show-pools.ts';
import { tellPool } from './tell-pool.ts';

type Pool = RowOf<typeof lockPool.row>;
type Number = RowOf<typeof lockNumber.row>;

/** A pool calls through the account of its first number, and so do all others. */
async function checkAccount(transaction: Transaction, pool: Pool, number: Number): Promise<void> {
  if (!number.is_verified || number.account_id === null) {
    throw invalidInput('poolId', 'Verify this number first.');
  }
  if (pool.account_id === number.account_id) return;
  const use = await transaction.first(findUse, [pool.id]);
  if (use?.has_numbers || use?.has_campaigns) {
    throw invalidInput(
      'poolId',
      'All numbers of a pool call through one carrier account. This number calls through another.',
    );
  }
  await transaction.all(setAccount, [pool.id, number.account_id]);
}

async function checkEntry(transaction: Transaction, pool: Pool, number: Number): Promise<void> {
  await checkAccount(transaction, pool, number);
  // What it makes by itself is not counted towards its limit.
  if ((await transaction.first(isCalledFrom, [number.e164]))?.found) {
    throw invalidInput(
      'poolId',
      'A campaign calls from this number by itself. The number can join a pool once that campaign has ended.',
    );
  }
}

export interface NumberPlace {
  callerIdId: string;
  poolId: string | null;
  dailyLimit: number | null;
}

/** Puts a number into a pool with a limit for the day, changes the limit, or takes the number out. */
export function placeNumber(
  services: PoolServices,
  scope: OrganizationScope,
  { callerIdId, poolId, dailyLimit }: NumberPlace,
): Promise<CallerIdStanding> {
  return services.database.asTenant(scope, async (transaction) => {
    const pool = poolId === null ? null : await transaction.first(lockPool, [poolId]);
    const number = await transaction.first(lockNumber, [callerIdId]);
    if (number === undefined) throw new ProblemError('not_found');
    if (pool === undefined) throw invalidInput('poolId', 'This pool does not exist.');
    if (pool !== null && number.pool_id !== pool.id) await checkEntry(transaction, pool, number);
    const limit = pool === null ? null : dailyLimit;
    if (number.pool_id !== poolId || number.daily_limit !== limit) {
      const written = await transaction.first(placeStatement, [callerIdId, poolId, limit]);
      // Somebody who waited for the lock may have lost their role meanwhile.
      if (written === undefined) throw new ProblemError('not_permitted');
      await tellPool(services, transaction, scope, {
        action: 'caller_id.pooled',
        subject: { kind: 'caller_id', id: callerIdId },
        detail: { e164: number.e164, poolId, dailyLimit: limit },
      });
    }
    return findStanding(transaction, callerIdId, services.now());
  });
}
