import type { Call } from '@ringfence/contract/calls';
import { cutPage, decodeIdCursor, lastId } from '../../platform/database/cursor.ts';
import type { TenantScope } from '../../platform/database/database.ts';
import { inScope } from '../../platform/database/spanning.ts';
import type { Services } from '../../services.ts';
import { presentCall } from './present-call.ts';
import { listCallsOfCampaign, listCalls as listEveryCall } from './queries.ts';

export async function listCalls(
  { database }: Pick<Services, 'database'>,
  scope: TenantScope,
  page: { limit: number; cursor?: string | undefined; campaignId?: string | undefined },
): Promise<{ calls: Call[]; nextCursor: string | null }> {
  const before = decodeIdCursor(page.cursor) ?? lastId;
  const rows = await database.asTenant(scope, (transaction) =>
    page.campaignId === undefined
      ? transaction.all(inScope(scope, listEveryCall), [before, page.limit + 1])
      : transaction.all(inScope(scope, listCallsOfCampaign), [
          before,
          page.limit + 1,
          page.campaignId,
        ]),
  );
  const { shown, nextCursor } = cutPage(rows, page.limit, ({ id }) => id);
  return { calls: shown.map(presentCall), nextCursor };
}
