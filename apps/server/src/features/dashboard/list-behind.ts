import {
  type HeldBackDecision,
  heldBackVerdict,
  type NearLimitPerson,
} from '@ringfence/contract/dashboard';
import { reason } from '@ringfence/contract/decisions';
import * as z from 'zod';
import { cutPageAt, decodeCursor, encodeCursor, lastId } from '../../platform/database/cursor.ts';
import type { TenantScope } from '../../platform/database/database.ts';
import { inScope, presentOrganization } from '../../platform/database/spanning.ts';
import type { Services } from '../../services.ts';
import { type DaysInput, listPeriods } from './list-periods.ts';
import { listNearLimit as listNearLimitStatement } from './queries/count-people.ts';
import { listHeldBack as listHeldBackStatement } from './queries/list-held-back.ts';

const reasons = z.array(reason);
const beginning = { at: 'infinity', id: lastId } as const;

interface Page {
  limit: number;
  cursor?: string | undefined;
}

/** The decisions behind what was held back. */
export async function listHeldBack(
  { database, now }: Pick<Services, 'database' | 'now'>,
  scope: TenantScope,
  input: Page & DaysInput & { verdict?: 'defer' | 'block' | undefined; rule?: string | undefined },
): Promise<{ decisions: HeldBackDecision[]; nextCursor: string | null }> {
  const place = input.cursor === undefined ? beginning : decodeCursor(input.cursor);
  const rows = await database.asTenant(scope, async (transaction) => {
    const periods = await listPeriods(transaction, scope, input, now());
    return transaction.all(inScope(scope, listHeldBackStatement), [
      place.at,
      place.id,
      input.limit + 1,
      periods.map(({ organizationId }) => organizationId),
      periods.map(({ from }) => from),
      periods.map(({ to }) => to),
      input.verdict ?? null,
      input.rule ?? null,
    ]);
  });
  const { shown, nextCursor } = cutPageAt(rows, input.limit, (row) =>
    encodeCursor({ at: row.decided_at, id: row.id }),
  );
  return {
    decisions: shown.map((row) => ({
      id: row.id,
      organization: presentOrganization(row),
      contact: { id: row.contact_id, fullName: row.full_name },
      campaign:
        row.campaign_id === null ? null : { id: row.campaign_id, name: row.campaign_name ?? '' },
      decidedAt: row.decided_at.toISOString(),
      verdict: heldBackVerdict.parse(row.verdict),
      until: row.until?.toISOString() ?? null,
      reasons: reasons.parse(row.reasons).filter(({ verdict }) => verdict !== 'allow'),
    })),
    nextCursor,
  };
}

/** The people behind how many are near a limit. */
export async function listNearLimit(
  { database, now }: Pick<Services, 'database' | 'now'>,
  scope: TenantScope,
  { limit, cursor }: Page,
): Promise<{ people: NearLimitPerson[]; nextCursor: string | null }> {
  const { at, id } = cursor === undefined ? beginning : decodeCursor(cursor);
  const rows = await database.asTenant(scope, (transaction) =>
    transaction.all(inScope(scope, listNearLimitStatement), [now(), at, id, limit + 1]),
  );
  const { shown, nextCursor } = cutPageAt(rows, limit, (row) =>
    encodeCursor({ at: row.near_limit_until, id: row.id }),
  );
  return {
    people: shown.map((row) => ({
      organization: presentOrganization(row),
      contact: { id: row.id, fullName: row.full_name },
      until: row.near_limit_until.toISOString(),
      lastCalledAt: row.last_called_at?.toISOString() ?? null,
    })),
    nextCursor,
  };
}
