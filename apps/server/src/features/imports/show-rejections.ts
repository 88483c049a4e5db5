import { type Rejection, rejection } from '@ringfence/contract/imports';
import * as z from 'zod';
import { appendEntries } from '../../platform/activity/append-entries.ts';
import { cutPageAt, decodePlace, encodePlace } from '../../platform/database/cursor.ts';
import type { TenantScope } from '../../platform/database/database.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { listRejections } from './queries/shown.ts';
import { requireImport } from './show-import.ts';

const cells = z.array(z.string());
const place = z.tuple([z.string().regex(/^\d{1,10}$/)]);

/** These show whole numbers, so who read them is written down, where they belong. */
async function noteReading(
  { database, effects }: Pick<Services, 'database' | 'effects'>,
  scope: OrganizationScope,
  { id, list_id }: { id: string; list_id: string | null },
): Promise<void> {
  await database.asTenant(scope, (transaction) =>
    appendEntries(transaction, effects, [
      {
        organizationId: scope.organizationId,
        actor: { kind: 'profile', id: scope.userId },
        action: 'list.rejections_read',
        subject: list_id === null ? { kind: 'import', id } : { kind: 'list', id: list_id },
      },
    ]),
  );
}

export async function readPage(
  { database }: Pick<Services, 'database'>,
  scope: OrganizationScope,
  importId: string,
  after: number,
  limit: number,
): Promise<Rejection[]> {
  const rows = await database.asTenant(scope, (transaction) =>
    transaction.all(listRejections, [importId, after, limit]),
  );
  return rows.map((row) => ({
    line: row.line,
    reason: rejection.shape.reason.parse(row.reason),
    column: row.column_name,
    value: row.value,
    cells: cells.parse(row.cells),
  }));
}

export async function showRejections(
  services: Pick<Services, 'database' | 'effects'>,
  scope: TenantScope,
  { importId, limit, cursor }: { importId: string; limit: number; cursor?: string | undefined },
): Promise<{ header: string[]; rejections: Rejection[]; nextCursor: string | null }> {
  const row = await requireImport(services, scope, importId);
  const there = { ...scope, organizationId: row.organization_id };
  const after = cursor === undefined ? 0 : Number(decodePlace(place, cursor)[0]);
  const rows = await readPage(services, there, importId, after, limit + 1);
  // Once, and not for each further page.
  if (rows.length > 0 && after === 0) await noteReading(services, there, row);
  const { shown, nextCursor } = cutPageAt(rows, limit, ({ line }) => encodePlace([String(line)]));
  return { header: cells.parse(row.header), rejections: shown, nextCursor };
}
