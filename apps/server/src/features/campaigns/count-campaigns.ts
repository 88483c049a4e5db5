import type { TenantScope } from '../../platform/database/database.ts';
import { inScope } from '../../platform/database/spanning.ts';
import type { Services } from '../../services.ts';
import { countRunning } from './queries.ts';

/** How many campaigns call now, for the mark beside the menu's item. */
export async function countCampaigns(
  { database }: Pick<Services, 'database'>,
  scope: TenantScope,
): Promise<{ running: number }> {
  const row = await database.asTenant(scope, (transaction) =>
    transaction.first(inScope(scope, countRunning), []),
  );
  return { running: row?.running ?? 0 };
}
