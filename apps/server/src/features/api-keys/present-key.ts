import { type ApiKey, apiKey, apiKeyScope } from '@ringfence/contract/api-keys';
import * as z from 'zod';
import type { Transaction } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { findShutOut, type listKeys } from './queries.ts';

type Row = RowOf<typeof listKeys.row>;

const scopes = z.array(apiKeyScope);
const isPast = (moment: Date | null, now: Date) => moment !== null && moment <= now;

function readState(row: Row, isShutOut: boolean, now: Date): ApiKey['state'] {
  if (row.revoked_at !== null) return 'revoked';
  if (isPast(row.expires_at, now)) return 'expired';
  if (!row.has_owner) return 'owner_left';
  return isShutOut ? 'owner_shut_out' : 'active';
}

/** The keys as they are shown. The system is asked whose owners are shut out: it alone may know. */
export async function presentKeys(
  system: Transaction,
  rows: readonly Row[],
  now: Date,
): Promise<ApiKey[]> {
  const owners = [...new Set(rows.map(({ owner_id }) => owner_id))];
  const found = await system.all(findShutOut, [owners, now]);
  const shutOut = new Set(found.map(({ owner_id }) => owner_id));
  return rows.map((row) => presentKey(row, shutOut.has(row.owner_id), now));
}

function presentKey(row: Row, isShutOut: boolean, now: Date): ApiKey {
  return apiKey.parse({
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    scopes: scopes.parse(row.scopes),
    owner: { id: row.owner_id, fullName: row.owner_name },
    state: readState(row, isShutOut, now),
    createdAt: row.created_at.toISOString(),
    rotatedAt: row.rotated_at?.toISOString() ?? null,
    previousUntil: isPast(row.previous_until, now)
      ? null
      : (row.previous_until?.toISOString() ?? null),
    expiresAt: row.expires_at?.toISOString() ?? null,
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  });
}
