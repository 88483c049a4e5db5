import type { NotCalledTarget } from '@ringfence/contract/campaigns';
import { candidateZone, reason } from '@ringfence/contract/decisions';
import { showReference } from '@ringfence/domain/imports/derive-reference';
import { maskPhone } from '@ringfence/domain/phone/mask-phone';
import * as z from 'zod';
import { cutPage, decodeIdCursor, lastId } from '../../platform/database/cursor.ts';
import type { TenantScope } from '../../platform/database/database.ts';
import { inScope, presentOrganization } from '../../platform/database/spanning.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import type { Services } from '../../services.ts';
import { listNotCalledOfCampaign, listNotCalled as listStatement } from './queries.ts';

const reasons = z.array(reason);
const zones = z.array(candidateZone);
const verdict = z.enum(['defer', 'block']);

function presentTarget(row: RowOf<typeof listStatement.row>): NotCalledTarget {
  return {
    organization: presentOrganization(row),
    campaign: { id: row.campaign_id, name: row.campaign_name },
    contact: {
      id: row.contact_id,
      fullName: row.full_name,
      externalReference: showReference(row.external_reference),
    },
    phone: row.e164 === null ? null : maskPhone(row.e164),
    verdict: verdict.parse(row.verdict),
    until: row.until?.toISOString() ?? null,
    liftedBy: row.lifted_by,
    reasons: reasons.parse(row.reasons).filter((one) => one.verdict !== 'allow'),
    zones: zones.parse(row.zones).map(({ zone }) => zone),
    decidedAt: row.decided_at.toISOString(),
  };
}

export interface NotCalledPage {
  limit: number;
  cursor?: string | undefined;
  campaignId?: string | undefined;
  verdict?: 'defer' | 'block' | undefined;
}

export async function listNotCalled(
  { database }: Pick<Services, 'database'>,
  scope: TenantScope,
  page: NotCalledPage,
): Promise<{ targets: NotCalledTarget[]; nextCursor: string | null }> {
  const values = [decodeIdCursor(page.cursor) ?? lastId, page.verdict ?? null, page.limit + 1];
  const rows = await database.asTenant(scope, (transaction) =>
    page.campaignId === undefined
      ? transaction.all(inScope(scope, listStatement), values)
      : transaction.all(inScope(scope, listNotCalledOfCampaign), [...values, page.campaignId]),
  );
  const { shown, nextCursor } = cutPage(rows, page.limit, ({ id }) => id);
  return { targets: shown.map(presentTarget), nextCursor };
}
