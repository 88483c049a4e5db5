import type { CampaignWaiting } from '@ringfence/contract/campaign-targets';
import type { TenantScope } from '../../platform/database/database.ts';
import { inScope } from '../../platform/database/spanning.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { findHome } from './queries/targets.ts';
import { countWaits, mostWaiting } from './queries/waits.ts';

/** How many people of a campaign wait beyond this moment, by what they wait for. */
export async function showWaiting(
  { database, now: readClock }: Pick<Services, 'database' | 'now'>,
  scope: TenantScope,
  campaignId: string,
): Promise<CampaignWaiting> {
  const now = readClock();
  const home = await database.asTenant(scope, (transaction) =>
    transaction.first(inScope(scope, findHome), [campaignId]),
  );
  if (home === undefined) throw new ProblemError('not_found');
  // A worker is still to end those whom a stop left over; they wait for nothing.
  const rows =
    home.state === 'stopped'
      ? []
      : await database.asTenant({ ...scope, organizationId: home.organization_id }, (transaction) =>
          transaction.all(countWaits, [campaignId, now]),
        );
  const waits = rows.map(({ reason, people }) => ({
    reason,
    people: Math.min(people, mostWaiting),
    isCapped: people > mostWaiting,
  }));
  return { at: now.toISOString(), waits };
}
