import type { CancelledCall } from '@ringfence/contract/scheduled';
import { maskPhone } from '@ringfence/domain/phone/mask-phone';
import * as z from 'zod';
import { cutPageAt, decodePlace, encodePlace, lastId } from '../../platform/database/cursor.ts';
import type { TenantScope } from '../../platform/database/database.ts';
import { inScope, presentOrganization } from '../../platform/database/spanning.ts';
import type { Services } from '../../services.ts';
import { listCancelled as listStatement } from './queries.ts';

const place = z.tuple([z.iso.datetime(), z.uuid(), z.uuid()]);
const beginning = ['infinity', lastId, lastId] as const;

interface CancelledQuestion {
  limit: number;
  cursor?: string | undefined;
  campaignId?: string | undefined;
  listId?: string | undefined;
}

/** The calls that somebody cancelled and that can still be restored, newest first. */
export async function listCancelled(
  { database }: Pick<Services, 'database'>,
  scope: TenantScope,
  { limit, cursor, campaignId, listId }: CancelledQuestion,
): Promise<{ cancelled: CancelledCall[]; nextCursor: string | null }> {
  const after = cursor === undefined ? beginning : decodePlace(place, cursor);
  const values = [...after, limit + 1, campaignId ?? null, listId ?? null];
  const rows = await database.asTenant(scope, (transaction) =>
    transaction.all(inScope(scope, listStatement), values),
  );
  const { shown, nextCursor } = cutPageAt(rows, limit, (row) =>
    encodePlace([row.cancelled_at.toISOString(), row.campaign_id, row.contact_id]),
  );
  const cancelled = shown.map((row) => ({
    organization: presentOrganization(row),
    campaign: { id: row.campaign_id, name: row.campaign_name },
    contact: { id: row.contact_id, fullName: row.full_name },
    phone: row.e164 === null ? null : maskPhone(row.e164),
    attempts: row.attempts,
    cancelledAt: row.cancelled_at.toISOString(),
  }));
  return { cancelled, nextCursor };
}
