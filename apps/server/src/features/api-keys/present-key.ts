import { type ApiKey, apiKey, apiKeyScope } from '@ringfence/contract/api-keys';
import * as z from 'zod';
import type { RowOf } from '../../platform/database/statement.ts';
import type { listKeys } from './queries.ts';

type Row = RowOf<typeof listKeys.row>;

const scopes = z.array(apiKeyScope);
const isPast = (moment: Date | null, now: Date) => moment !== null && moment <= now;

function readState(row: Row, now: Date): ApiKey['state'] {
  if (row.revoked_at !== null) return 'revoked';
  if (isPast(row.expires_at, now)) return 'expired';
  return row.has_owner ? 'active' : 'owner_left';
}

export function presentKey(row: Row, now: Date): ApiKey {
  return apiKey.parse({
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    scopes: scopes.parse(row.scopes),
    owner: { id: row.owner_id, fullName: row.owner_name },
    state: readState(row, now),
    createdAt: row.created_at.toISOString(),
    rotatedAt: row.rotated_at?.toISOString() ?? null,
    previousUntil: isPast(row.previous_until, now)
      ? null
      : (row.previous_until?.toISOString() ?? null),
    expiresAt: row.expires_at?.toISOString() ?? null,
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  });
}
