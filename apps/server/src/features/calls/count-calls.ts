import type { CallFilter } from '@ringfence/contract/calls';
import type { TenantScope } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import type { Services } from '../../services.ts';
import { countKept } from './count-kept.ts';
import { countCalls as countStatement } from './queries/list.ts';
import { readFilter } from './read-filter.ts';

/** How many are looked at: of so many it is counted exactly how many match, of more about. */
const steps = 10_000;

interface Count {
  count: number;
  isExact: boolean;
}

function estimate({ matching, looked_at, expected }: RowOf<typeof countStatement.row>): Count {
  if (expected === null) return { count: matching, isExact: true };
  const share = looked_at === 0 ? 0 : matching / looked_at;
  return { count: Math.max(matching, Math.round(share * expected)), isExact: false };
}

export function countCalls(
  { database, now }: Pick<Services, 'database' | 'now'>,
  scope: TenantScope,
  filter: CallFilter,
): Promise<Count> {
  return database.asTenant(scope, async (transaction) => {
    const kept =
      scope.organizationId === null
        ? null
        : await countKept(transaction, scope.organizationId, filter, now());
    if (kept !== null) return { count: kept, isExact: true };
    const { asked, isSearchCut } = await readFilter(transaction, scope, filter);
    const counts: Count[] = [];
    for (const one of asked) {
      const row = await transaction.first(countStatement, [one, steps]);
      if (row !== undefined) counts.push(estimate(row));
    }
    return {
      count: counts.reduce((sum, { count }) => sum + count, 0),
      isExact: !isSearchCut && counts.every(({ isExact }) => isExact),
    };
  });
}
