import { type Callback, callback, type ListedCallback } from '@ringfence/contract/callbacks';
import { reason } from '@ringfence/contract/decisions';
import type { CallbackState } from '@ringfence/domain/callbacks/callback-words';
import { chooseCallbackTime } from '@ringfence/domain/callbacks/choose-callback-time';
import * as z from 'zod';
import { cutPage, decodeIdCursor } from '../../platform/database/cursor.ts';
import type { TenantScope } from '../../platform/database/database.ts';
import { inScope, presentOrganization } from '../../platform/database/spanning.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { type callbackRow, findContact, listAll, listOfContact, listOfState } from './queries.ts';

const reasons = z.array(reason);
const { askedHow, suits, state: stateOf } = callback.shape;

type ListingServices = Pick<Services, 'database' | 'now'>;

type Row = RowOf<typeof callbackRow>;

const presentProfile = (id: string | null, fullName: string | null) =>
  id === null ? null : { id, fullName: fullName ?? '' };

/**
 * When the call is due that Ringfence makes, and else the time that the person asked for, or when the part of the day
 * begins.
 */
function findDue(row: Row): Date | null {
  const { state, is_forbidden, is_blocked, next_at, suits: part, wanted_at, asked_at, zone } = row;
  if (state !== 'open' || is_forbidden || is_blocked === true) return null;
  return next_at ?? wanted_at ?? chooseCallbackTime(suits.parse(part), asked_at, zone);
}

function presentCallback(row: Row): Callback {
  return {
    id: row.id,
    debtId: row.debt_id,
    callId: row.call_id,
    askedHow: askedHow.parse(row.asked_how),
    askedAt: row.asked_at.toISOString(),
    suits: suits.parse(row.suits),
    wantedAt: row.wanted_at?.toISOString() ?? null,
    zone: row.known_zone,
    wantsSomeone: row.wants_someone,
    hasConsent: row.has_consent,
    state: stateOf.parse(row.state),
    isForbidden: row.is_forbidden,
    recordedBy: presentProfile(row.recorder_id, row.recorder_name),
    settledBy: presentProfile(row.settler_id, row.settler_name),
    settledAt: row.settled_at?.toISOString() ?? null,
    dueAt: findDue(row)?.toISOString() ?? null,
    call: row.is_made_by_us
      ? {
          nextAt: row.next_at?.toISOString() ?? null,
          isBlocked: row.is_blocked === true,
          reasons: reasons.parse(row.reasons ?? []).filter(({ verdict }) => verdict !== 'allow'),
        }
      : null,
  };
}

/** Of an organization, or of all for super administrators. */
export async function listCallbacks(
  { database, now }: ListingServices,
  scope: TenantScope,
  {
    limit,
    cursor,
    state,
  }: { limit: number; cursor?: string | undefined; state?: CallbackState | undefined },
): Promise<{ callbacks: ListedCallback[]; nextCursor: string | null }> {
  const values = [decodeIdCursor(cursor), limit + 1, now()];
  const rows = await database.asTenant(scope, (transaction) =>
    state === undefined
      ? transaction.all(inScope(scope, listAll), values)
      : transaction.all(inScope(scope, listOfState), [...values, state]),
  );
  const { shown, nextCursor } = cutPage(rows, limit, ({ id }) => id);
  const callbacks = shown.map((row) => ({
    ...presentCallback(row),
    organization: presentOrganization(row),
    contact: { id: row.contact_id, fullName: row.full_name },
  }));
  return { callbacks, nextCursor };
}

export function listContactCallbacks(
  { database, now }: ListingServices,
  scope: TenantScope,
  contactId: string,
): Promise<{ callbacks: Callback[]; zone: string | null }> {
  return database.asTenant(scope, async (transaction) => {
    const found = await transaction.first(inScope(scope, findContact), [contactId]);
    if (found === undefined) throw new ProblemError('not_found');
    const rows = await transaction.all(listOfContact, [found.organization_id, contactId, now()]);
    return { callbacks: rows.map(presentCallback), zone: found.known_zone };
  });
}
