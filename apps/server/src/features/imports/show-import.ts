import {
  type ImportSummary,
  importSummary,
  obtainedHow,
  type Rejection,
  rejection,
} from '@ringfence/contract/imports';
import * as z from 'zod';
import { appendEntries } from '../../platform/activity/append-entries.ts';
import type { TenantScope, Transaction } from '../../platform/database/database.ts';
import { inScope } from '../../platform/database/spanning.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { findImport, listRejections } from './queries.ts';

const cells = z.array(z.string());

type Row = RowOf<typeof findImport.row>;

async function requireImport(
  transaction: Transaction,
  statement: typeof findImport.within,
  importId: string,
): Promise<Row> {
  const row = await transaction.first(statement, [importId]);
  if (row === undefined) throw new ProblemError('not_found');
  return row;
}

function presentImport(row: Row): ImportSummary {
  return {
    id: row.id,
    listId: row.list_id,
    listName: row.list_name,
    fileName: row.file_name,
    createdAt: row.created_at.toISOString(),
    rows: row.row_count,
    added: row.added,
    changed: row.changed,
    unchanged: row.unchanged,
    rejected: row.rejected,
    consents: row.consents,
    columns: importSummary.shape.columns.parse(row.columns),
    obtainedHow: obtainedHow.parse(row.obtained_how),
    obtainedBy: row.obtained_by,
    obtainedOn: row.obtained_on,
  };
}

/** In the organization of the transaction. */
export async function findImportSummary(
  transaction: Transaction,
  importId: string,
): Promise<ImportSummary> {
  return presentImport(await requireImport(transaction, findImport.within, importId));
}

export function showImport(
  { database }: Pick<Services, 'database'>,
  scope: TenantScope,
  importId: string,
): Promise<ImportSummary> {
  return database.asTenant(scope, async (transaction) =>
    presentImport(await requireImport(transaction, inScope(scope, findImport), importId)),
  );
}

/** These show whole numbers, so who read them is written down, where they belong. */
export async function showRejections(
  { database, effects }: Pick<Services, 'database' | 'effects'>,
  scope: TenantScope,
  importId: string,
): Promise<{ header: string[]; rejections: Rejection[] }> {
  const { header, list_id, organization_id } = await database.asTenant(scope, (transaction) =>
    requireImport(transaction, inScope(scope, findImport), importId),
  );
  const place = { ...scope, organizationId: organization_id };
  return database.asTenant(place, async (transaction) => {
    const rows = await transaction.all(listRejections, [importId]);
    if (rows.length > 0) {
      await appendEntries(transaction, effects, [
        {
          organizationId: organization_id,
          actor: { kind: 'profile', id: scope.userId },
          action: 'list.rejections_read',
          subject: { kind: 'list', id: list_id },
        },
      ]);
    }
    return {
      header: cells.parse(header),
      rejections: rows.map((row) => ({
        line: row.line,
        reason: rejection.shape.reason.parse(row.reason),
        column: row.column_name,
        cells: cells.parse(row.cells),
      })),
    };
  });
}
