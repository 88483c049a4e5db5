import type { CallFilter } from '@ringfence/contract/calls';
import type { TenantScope } from '../../platform/database/database.ts';
import type { Services } from '../../services.ts';
import { countKept } from './count-kept.ts';
import { countCalls as countStatement } from './queries/list.ts';
import { readFilter } from './read-filter.ts';

/** How many are looked at: of so many it is counted exactly how many match, of more about. */
const steps = 10_000;

export async function countCalls(
  { database, now }: Pick<Services, 'database' | 'now'>,
  scope: TenantScope,
  filter: CallFilter,
): Promise<{ count: number; isExact: boolean }> {
  const counted = await database.asTenant(scope, async (transaction) => {
    const kept =
      scope.organizationId === null
        ? null
        : await countKept(transaction, scope.organizationId, filter, now());
    if (kept !== null) return { matching: kept, looked_at: 0, expected: null, isSearchCut: false };
    const { asked, isSearchCut } = await readFilter(transaction, scope, filter);
    const row = await transaction.first(countStatement, [asked, steps]);
    return row === undefined ? undefined : { ...row, isSearchCut };
  });
  if (counted === undefined) return { count: 0, isExact: true };
  const { matching, looked_at: lookedAt, expected, isSearchCut } = counted;
  if (expected === null) return { count: matching, isExact: !isSearchCut };
  const share = lookedAt === 0 ? 0 : matching / lookedAt;
  return { count: Math.max(matching, Math.round(share * expected)), isExact: false };
}
