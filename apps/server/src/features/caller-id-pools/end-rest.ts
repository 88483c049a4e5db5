import type { CallerIdStanding } from '@ringfence/contract/caller-id-pools';
import { maskPersonal } from '@ringfence/domain/text/mask-personal';
import { ProblemError } from '../../platform/http/problem.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import type { PoolServices } from './change-pools.ts';
import { endRest as endStatement, lockRest } from './queries.ts';
import { findStanding } from './show-pools.ts';
import { tellPool } from './tell-pool.ts';

/** An admin knows better, such as that the carrier has taken a label off the number. */
export function endRest(
  services: PoolServices,
  scope: OrganizationScope,
  { restId, reason }: { restId: string; reason: string },
): Promise<CallerIdStanding> {
  return services.database.asTenant(scope, async (transaction) => {
    const now = services.now();
    const rest = await transaction.first(lockRest, [restId, now]);
    if (rest === undefined) throw new ProblemError('not_found');
    if (rest.is_over) throw new ProblemError('conflict', 'This rest is over already.');
    const kept = maskPersonal(reason);
    const ended = await transaction.first(endStatement, [restId, now, kept]);
    if (ended === undefined) throw new ProblemError('not_permitted');
    await tellPool(services, transaction, scope, {
      action: 'caller_id.rest_ended',
      subject: { kind: 'caller_id', id: rest.caller_id_id },
      detail: { e164: rest.e164, reason: kept },
    });
    return findStanding(transaction, rest.caller_id_id, now);
  });
}
