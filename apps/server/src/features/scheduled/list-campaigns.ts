import { campaignState } from '@ringfence/contract/campaigns';
import { type ScheduledCampaign, scheduledCampaign } from '@ringfence/contract/scheduled';
import type { TenantScope } from '../../platform/database/database.ts';
import { inScope, presentOrganization } from '../../platform/database/spanning.ts';
import type { Services } from '../../services.ts';
import { listCampaigns as listStatement } from './queries.ts';

const most = 50;

/** The campaigns that have calls to make, each with the time over which they are due. */
export async function listCampaigns(
  { database }: Pick<Services, 'database'>,
  scope: TenantScope,
): Promise<{ campaigns: ScheduledCampaign[]; hasMore: boolean }> {
  const rows = await database.asTenant(scope, (transaction) =>
    transaction.all(inScope(scope, listStatement), [most + 1]),
  );
  const campaigns = rows.slice(0, most).map((row) => ({
    id: row.id,
    organization: presentOrganization(row),
    name: row.name,
    state: campaignState.parse(row.state),
    origin: scheduledCampaign.shape.origin.parse(row.origin),
    list: row.list_id === null ? null : { id: row.list_id, name: row.list_name ?? '' },
    startedAt: row.started_at.toISOString(),
    startsAt: row.starts_at?.toISOString() ?? null,
    endsAt: row.ends_at?.toISOString() ?? null,
    lastDueAt: row.last_due_at?.toISOString() ?? null,
    waiting: row.waiting,
  }));
  return { campaigns, hasMore: rows.length > most };
}
