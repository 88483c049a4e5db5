import { type ActivityEntry, activityEntry } from '@ringfence/contract/activity';
import {
  cutPageAt,
  decodeCursor,
  encodeCursor,
  firstId,
  lastId,
} from '../../platform/database/cursor.ts';
import type { TenantScope } from '../../platform/database/database.ts';
import { inScope, presentOrganization } from '../../platform/database/spanning.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import type { Services } from '../../services.ts';
import {
  listEntries,
  listEntriesOfAction,
  listEntriesOfActor,
  listEntriesOfSubject,
} from './queries/entries.ts';
import { tellChanges } from './tell-changes.ts';

const actorKind = activityEntry.shape.actor.shape.kind;

function presentEntry(row: RowOf<typeof listEntries.row>): ActivityEntry {
  return {
    id: row.id,
    organization: presentOrganization(row),
    occurredAt: row.occurred_at.toISOString(),
    action: row.action,
    actor: {
      kind: actorKind.parse(row.actor_kind),
      id: row.actor_id,
      name: row.actor_name ?? '',
      apiKey: row.api_key_name,
    },
    subject:
      row.subject_kind === null || row.subject_id === null
        ? null
        : { kind: row.subject_kind, id: row.subject_id, name: row.subject_name ?? '' },
    changes: tellChanges(row.detail),
    position: row.position,
  };
}

export interface ActivityPage {
  limit: number;
  cursor?: string | undefined;
  actorId?: string | undefined;
  action?: string | undefined;
  subjectId?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
}

/** By what the fewest entries are left of: an object, then a person, then a kind. */
function chooseStatement({ subjectId, actorId, action }: ActivityPage) {
  if (subjectId !== undefined) return listEntriesOfSubject;
  if (actorId !== undefined) return listEntriesOfActor;
  return action === undefined ? listEntries : listEntriesOfAction;
}

export async function listActivity(
  services: Pick<Services, 'database'>,
  scope: TenantScope,
  page: ActivityPage,
): Promise<{ entries: ActivityEntry[]; nextCursor: string | null }> {
  const after = page.cursor === undefined ? undefined : decodeCursor(page.cursor);
  const values = [
    ...[after?.at ?? page.until ?? 'infinity', after?.id ?? (page.until ? firstId : lastId)],
    ...[page.limit + 1, page.from ?? '-infinity'],
    ...[page.subjectId ?? null, page.actorId ?? null, page.action ?? null],
  ];
  const rows = await services.database.asTenant(scope, (transaction) =>
    transaction.all(inScope(scope, chooseStatement(page)), values),
  );
  const { shown, nextCursor } = cutPageAt(rows, page.limit, (row) =>
    encodeCursor({ at: row.occurred_at, id: row.id }),
  );
  return { entries: shown.map(presentEntry), nextCursor };
}
