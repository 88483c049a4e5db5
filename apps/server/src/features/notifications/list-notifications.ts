import { type Notification, notification } from '@ringfence/contract/notifications';
import { cutPage, decodeIdCursor } from '../../platform/database/cursor.ts';
import type { Database } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import type { Principal } from '../../platform/http/procedures.ts';
import { countUnread, listNotifications as listStatement, nameSubjects } from './queries.ts';

type Row = RowOf<typeof listStatement.row>;

const { kind: kindOf, figures: figuresOf } = notification.shape;

/**
 * As the system, because the person may be in none of these organizations at this moment. The rows
 * were read as theirs, and a name is looked up only in the organization of its row.
 */
async function nameAll(database: Database, rows: readonly Row[]): Promise<Map<string, string>> {
  const about = rows.filter(({ subject_id }) => subject_id !== null);
  if (about.length === 0) return new Map();
  const named = await database.asSystem((transaction) =>
    transaction.all(nameSubjects, [
      about.map((row) => row.organization_id),
      about.map((row) => row.subject_kind),
      about.map((row) => row.subject_id),
    ]),
  );
  return new Map(named.map(({ id, name }) => [id, name ?? '']));
}

function presentNotification(row: Row, names: ReadonlyMap<string, string>): Notification {
  const { organization_id, organization_name, subject_kind, subject_id } = row;
  return {
    id: row.id,
    kind: kindOf.parse(row.kind),
    createdAt: row.created_at.toISOString(),
    readAt: row.read_at?.toISOString() ?? null,
    organization:
      organization_id === null ? null : { id: organization_id, name: organization_name ?? '' },
    subject:
      subject_kind === null || subject_id === null
        ? null
        : { kind: subject_kind, id: subject_id, name: names.get(subject_id) ?? '' },
    figures: figuresOf.parse(row.figures),
  };
}

export async function listNotifications(
  database: Database,
  { userId }: Principal,
  page: { limit: number; cursor?: string | undefined },
): Promise<{ notifications: Notification[]; unread: number; nextCursor: string | null }> {
  const after = decodeIdCursor(page.cursor);
  const { rows, unread } = await database.asTenant(
    { userId, organizationId: null },
    async (transaction) => ({
      rows: await transaction.all(listStatement, [after, page.limit + 1]),
      unread: (await transaction.first(countUnread))?.unread ?? 0,
    }),
  );
  const { shown, nextCursor } = cutPage(rows, page.limit, ({ id }) => id);
  const names = await nameAll(database, shown);
  return {
    notifications: shown.map((row) => presentNotification(row, names)),
    unread,
    nextCursor,
  };
}
