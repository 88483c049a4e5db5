import { type CallerIdPool, callerIdPool } from '@ringfence/contract/caller-id-pools';
import { maskPersonal } from '@ringfence/domain/text/mask-personal';
import { invalidInput, ProblemError } from '../../platform/http/problem.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import { writeOnce } from '../../platform/idempotency/write-once.ts';
import type { Services } from '../../services.ts';
import {
  findUse,
  insertPool,
  lockPool,
  releaseNumbers,
  removePool as removeStatement,
  renamePool as renameStatement,
} from './queries.ts';
import { findPool } from './show-pools.ts';
import { tellPool } from './tell-pool.ts';

export type PoolServices = Pick<Services, 'database' | 'effects' | 'now'>;

const nameTaken = () => invalidInput('name', 'There is a pool with this name already.');
const uniquenessCode = '23505';

function explainTaken(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === uniquenessCode) throw nameTaken();
  throw error;
}

export function createPool(
  services: PoolServices,
  context: { scope: OrganizationScope; headers: Headers },
  input: { name: string },
): Promise<CallerIdPool> {
  const request = {
    ...context,
    operation: 'caller_id_pools.create',
    input,
    output: callerIdPool,
  };
  return writeOnce(services.database, request, async (transaction) => {
    const made = await transaction.first(insertPool, [input.name]);
    if (made === undefined) throw nameTaken();
    await tellPool(services, transaction, context.scope, {
      action: 'caller_id_pool.created',
      subject: { kind: 'caller_id_pool', id: made.id },
      detail: { name: maskPersonal(input.name) },
    });
    return findPool(transaction, made.id, services.now());
  });
}

export function renamePool(
  services: PoolServices,
  scope: OrganizationScope,
  { poolId, name }: { poolId: string; name: string },
): Promise<CallerIdPool> {
  return services.database
    .asTenant(scope, async (transaction) => {
      const before = await transaction.first(lockPool, [poolId]);
      if (before === undefined) throw new ProblemError('not_found');
      if (before.name !== name) {
        await transaction.first(renameStatement, [poolId, name]);
        await tellPool(services, transaction, scope, {
          action: 'caller_id_pool.renamed',
          subject: { kind: 'caller_id_pool', id: poolId },
          detail: { name: maskPersonal(name) },
        });
      }
      return findPool(transaction, poolId, services.now());
    })
    .catch(explainTaken);
}

/** Its numbers stay, and can be called from by themselves again. */
export function removePool(
  services: PoolServices,
  scope: OrganizationScope,
  poolId: string,
): Promise<Record<never, never>> {
  return services.database.asTenant(scope, async (transaction) => {
    const pool = await transaction.first(lockPool, [poolId]);
    if (pool === undefined) throw new ProblemError('not_found');
    const use = await transaction.first(findUse, [poolId]);
    if (use?.has_campaigns) {
      throw new ProblemError(
        'conflict',
        'Campaigns call from this pool. Stop them, or wait until they have finished.',
      );
    }
    await transaction.all(releaseNumbers, [poolId]);
    await transaction.first(removeStatement, [poolId]);
    await tellPool(services, transaction, scope, {
      action: 'caller_id_pool.removed',
      subject: { kind: 'caller_id_pool', id: poolId },
      detail: { name: maskPersonal(pool.name) },
    });
    return {};
  });
}
