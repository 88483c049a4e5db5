import { type ActivityEntry, activityEntry } from '@ringfence/contract/activity';
import { cutPageAt, decodeCursor, encodeCursor, lastId } from '../../platform/database/cursor.ts';
import type { TenantScope } from '../../platform/database/database.ts';
import { inScope, presentOrganization } from '../../platform/database/spanning.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import type { Services } from '../../services.ts';
import { listEntries } from './queries.ts';

const actorKind = activityEntry.shape.actor.shape.kind;

function presentEntry(row: RowOf<typeof listEntries.row>): ActivityEntry {
  return {
    id: row.id,
    organization: presentOrganization(row),
    occurredAt: row.occurred_at.toISOString(),
    action: row.action,
    actor: {
      kind: actorKind.parse(row.actor_kind),
      name: row.actor_name ?? '',
      apiKey: row.api_key_name,
    },
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
  const values = [after?.at ?? 'infinity', after?.id ?? lastId, page.limit + 1];
  const rows = await services.database.asTenant(scope, (transaction) =>
    transaction.all(inScope(scope, listEntries), values),
  );
  const { shown, nextCursor } = cutPageAt(rows, page.limit, (row) =>
    encodeCursor({ at: row.occurred_at, id: row.id }),
  );
  return { entries: shown.map(presentEntry), nextCursor };
}
