import {
  type TimelineEntry,
  type TimelineKind,
  timelineEntry,
} from '@ringfence/contract/contact-editing';
import { maskPhone } from '@ringfence/domain/phone/mask-phone';
import * as z from 'zod';
import { isSimulated } from '../../platform/carriers/is-simulated.ts';
import { cutPageAt, decodePlace, encodePlace } from '../../platform/database/cursor.ts';
import type { TenantScope, Transaction } from '../../platform/database/database.ts';
import { inScope } from '../../platform/database/spanning.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { findOrganization, listNextCalls, listTimeline } from './queries/timeline.ts';

const { kind, place: phonePlace, direction, origin, debtIds } = timelineEntry.shape;
const presentNumber = (e164: string | null): string | null =>
  e164 === null ? null : maskPhone(e164);

const presentEntry = (row: RowOf<typeof listTimeline.row>): TimelineEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  day: row.day,
  kind: kind.parse(row.kind),
  word: row.word,
  text: row.text,
  phone: presentNumber(row.e164),
  place: phonePlace.parse(row.place),
  direction: direction.parse(row.direction),
  origin: origin.parse(row.origin),
  isSimulated: isSimulated(row.carrier),
  debtIds: debtIds.parse(row.debt_ids),
  by: row.by_name,
  callId: row.call_id,
});

/** The contact's own organization: a person who looks across all of them names none. */
async function requireOrganization(
  transaction: Transaction,
  scope: TenantScope,
  contactId: string,
): Promise<string> {
  const found = await transaction.first(inScope(scope, findOrganization), [contactId]);
  if (found === undefined) throw new ProblemError('not_found');
  return found.organization_id;
}

const place = z.tuple([z.iso.datetime(), z.string().max(100)]);
const beforeTheFirst = ['infinity', ''];

/** Everything that happened with a contact, newest first. */
export async function showTimeline(
  { database }: Pick<Services, 'database'>,
  scope: TenantScope,
  page: {
    contactId: string;
    limit: number;
    cursor?: string | undefined;
    kinds?: readonly TimelineKind[] | undefined;
  },
): Promise<{ entries: TimelineEntry[]; nextCursor: string | null }> {
  const { contactId, limit, cursor, kinds = null } = page;
  const after = cursor === undefined ? beforeTheFirst : decodePlace(place, cursor);
  return database.asTenant(scope, async (transaction) => {
    const organizationId = await requireOrganization(transaction, scope, contactId);
    const values = [organizationId, contactId, ...after, limit + 1, kinds];
    const rows = await transaction.all(listTimeline, values);
    const { shown, nextCursor } = cutPageAt(rows, limit, ({ at, id }) =>
      encodePlace([at.toISOString(), id]),
    );
    return { entries: shown.map(presentEntry), nextCursor };
  });
}

export interface PlannedCall {
  campaign: { id: string; name: string };
  phone: string | null;
  nextAt: string | null;
  attempt: number;
}

/** What running campaigns plan with a contact, soonest first. */
export function showNextCalls(
  { database }: Pick<Services, 'database'>,
  scope: TenantScope,
  contactId: string,
): Promise<{ calls: PlannedCall[] }> {
  return database.asTenant(scope, async (transaction) => {
    const organizationId = await requireOrganization(transaction, scope, contactId);
    const rows = await transaction.all(listNextCalls, [organizationId, contactId]);
    return {
      calls: rows.map((row) => ({
        campaign: { id: row.campaign_id, name: row.campaign_name },
        phone: presentNumber(row.e164),
        nextAt: row.next_at?.toISOString() ?? null,
        attempt: row.attempts + 1,
      })),
    };
  });
}
