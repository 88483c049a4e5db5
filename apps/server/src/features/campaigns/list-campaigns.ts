import type { Campaign } from '@ringfence/contract/campaigns';
import { cutPage, decodeIdCursor } from '../../platform/database/cursor.ts';
import type { TenantScope } from '../../platform/database/database.ts';
import type { Services } from '../../services.ts';
import { presentCampaign } from './find-campaign.ts';
import { listCampaigns as listStatement } from './queries.ts';

export async function listCampaigns(
  { database, now }: Pick<Services, 'database' | 'now'>,
  scope: TenantScope,
  page: { limit: number; cursor?: string | undefined },
): Promise<{ campaigns: Campaign[]; nextCursor: string | null }> {
  const after = decodeIdCursor(page.cursor);
  const rows = await database.asTenant(scope, (transaction) =>
    transaction.all(listStatement, [now(), after, page.limit + 1]),
  );
  const { shown, nextCursor } = cutPage(rows, page.limit, ({ id }) => id);
  return { campaigns: shown.map(presentCampaign), nextCursor };
}
