import type { Campaign } from '@ringfence/contract/campaigns';
import { cutPage, decodeIdCursor, lastId } from '../../platform/database/cursor.ts';
import type { TenantScope } from '../../platform/database/database.ts';
import { inScope } from '../../platform/database/spanning.ts';
import type { Services } from '../../services.ts';
import { presentCampaign } from './find-campaign.ts';
import { listCampaigns as listStatement } from './queries.ts';

export async function listCampaigns(
  { database, now }: Pick<Services, 'database' | 'now'>,
  scope: TenantScope,
  page: { limit: number; cursor?: string | undefined },
): Promise<{ campaigns: Campaign[]; nextCursor: string | null }> {
  const before = decodeIdCursor(page.cursor) ?? lastId;
  const rows = await database.asTenant(scope, (transaction) =>
    transaction.all(inScope(scope, listStatement), [now(), before, page.limit + 1]),
  );
  const { shown, nextCursor } = cutPage(rows, page.limit, ({ id }) => id);
  return { campaigns: shown.map(presentCampaign), nextCursor };
}
