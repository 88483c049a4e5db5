import type { ActivityEntry } from '@ringfence/contract/activity';
import { decodeCursor, encodeCursor } from '../../platform/database/cursor.ts';
import type { TenantScope } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import type { Services } from '../../services.ts';
import { listEntries } from './queries.ts';

function presentEntry(row: RowOf<typeof listEntries.row>): ActivityEntry {
  return {
    id: row.id,
    occurredAt: row.occurred_at.toISOString(),
    action: row.action,
    actor:
      row.actor_kind === 'profile'
        ? { kind: 'profile', name: row.actor_name ?? '' }
        : { kind: 'system', name: '' },
    subject:
      row.subject_kind === null ? null : { kind: row.subject_kind, name: row.subject_name ?? '' },
    position: row.position,
  };
}

export async function listActivity(
  services: Pick<Services, 'database'>,
  scope: TenantScope,
  page: { limit: number; cursor?: string | undefined },
): Promise<{ entries: ActivityEntry[]; nextCursor: string | null }> {
  const after = page.cursor === undefined ? undefined : decodeCursor(page.cursor);
  const rows = await services.database.asTenant(scope, (transaction) =>
    transaction.all(listEntries, [after?.at ?? null, after?.id ?? null, page.limit + 1]),
  );
  const shown = rows.slice(0, page.limit);
  const last = shown.at(-1);
  return {
    entries: shown.map(presentEntry),
    nextCursor:
      rows.length > page.limit && last !== undefined
        ? encodeCursor({ at: last.occurred_at, id: last.id })
        : null,
  };
}
