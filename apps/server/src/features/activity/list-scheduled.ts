import type { ScheduledCall } from '@ringfence/contract/activity';
import { maskPhone } from '@ringfence/domain/phone/mask-phone';
import * as z from 'zod';
import { cutPageAt, decodePlace, encodePlace, firstId } from '../../platform/database/cursor.ts';
import type { TenantScope } from '../../platform/database/database.ts';
import { inScope, presentOrganization } from '../../platform/database/spanning.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import type { Services } from '../../services.ts';
import { listScheduled as listStatement } from './queries.ts';

type Row = RowOf<typeof listStatement.row>;

const place = z.tuple([z.iso.datetime(), z.uuid(), z.uuid()]);
const beginning = ['-infinity', firstId, firstId] as const;

/**
 * What keeps a target until its next time. The dialer sets that to the later one of what the law and
 * what the retry rules ask for (`not_before`); once it has passed, only the pace keeps it.
 */
function tellWait({ next_at, not_before, verdict }: Row, now: Date): ScheduledCall['waitsFor'] {
  if (next_at <= now) return 'turn';
  const isKeptByLaw = verdict === 'defer' && (not_before === null || next_at > not_before);
  if (isKeptByLaw) return 'lawful_time';
  return not_before === null ? 'turn' : 'retry';
}

function presentScheduled(row: Row, now: Date): ScheduledCall {
  return {
    organization: presentOrganization(row),
    campaign: { id: row.campaign_id, name: row.campaign_name },
    contact: { id: row.contact_id, fullName: row.full_name },
    phone: row.e164 === null ? null : maskPhone(row.e164),
    nextAt: row.next_at.toISOString(),
    attempt: row.attempts + 1,
    waitsFor: tellWait(row, now),
  };
}

/** The calls that are to come, as far as it is known now: each is decided on again in its turn. */
export async function listScheduled(
  { database, now }: Pick<Services, 'database' | 'now'>,
  scope: TenantScope,
  page: { limit: number; cursor?: string | undefined },
): Promise<{ scheduled: ScheduledCall[]; nextCursor: string | null }> {
  const after = page.cursor === undefined ? beginning : decodePlace(place, page.cursor);
  const rows = await database.asTenant(scope, (transaction) =>
    transaction.all(inScope(scope, listStatement), [...after, page.limit + 1]),
  );
  const { shown, nextCursor } = cutPageAt(rows, page.limit, (row) =>
    encodePlace([row.next_at.toISOString(), row.campaign_id, row.contact_id]),
  );
  const moment = now();
  return { scheduled: shown.map((row) => presentScheduled(row, moment)), nextCursor };
}
