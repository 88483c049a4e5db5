import type { Campaign, CampaignState } from '@ringfence/contract/campaigns';
import { cutPage, decodeIdCursor, lastId } from '../../platform/database/cursor.ts';
import type { TenantScope } from '../../platform/database/database.ts';
import { inScope } from '../../platform/database/spanning.ts';
import type { Services } from '../../services.ts';
import { presentCampaign } from './find-campaign.ts';
import { listCampaignsInState, listStanding, listCampaigns as listStatement } from './queries.ts';

export async function listCampaigns(
  { database, now }: Pick<Services, 'database' | 'now'>,
  scope: TenantScope,
  page: { limit: number; cursor?: string | undefined; state?: CampaignState | undefined },
): Promise<{ campaigns: Campaign[]; nextCursor: string | null }> {
  const moment = now();
  const before = decodeIdCursor(page.cursor) ?? lastId;
  const rows = await database.asTenant(scope, (transaction) =>
    page.state === undefined
      ? transaction.all(inScope(scope, listStatement), [moment, before, page.limit + 1])
      : transaction.all(inScope(scope, listCampaignsInState), [
          ...[moment, before, page.limit + 1],
          page.state,
        ]),
  );
  const { shown, nextCursor } = cutPage(rows, page.limit, ({ id }) => id);
  return { campaigns: shown.map((row) => presentCampaign(row, moment)), nextCursor };
}

/** Those that call anyone who agreed on it. */
export async function listStandingCampaigns(
  { database, now }: Pick<Services, 'database' | 'now'>,
  scope: TenantScope,
): Promise<{ campaigns: Campaign[] }> {
  const moment = now();
  const rows = await database.asTenant(scope, (transaction) =>
    transaction.all(inScope(scope, listStanding), [moment]),
  );
  return { campaigns: rows.map((row) => presentCampaign(row, moment)) };
}
