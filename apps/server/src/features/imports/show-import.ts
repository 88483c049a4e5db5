import {
  findings,
  type ImportDetail,
  type ImportSummary,
  importDetail,
  importDraft,
  importKind,
  importState,
  importSummary,
  inspection,
  mapping,
  obtainedHow,
} from '@ringfence/contract/imports';
import { cutPage, decodeIdCursor, lastId } from '../../platform/database/cursor.ts';
import type { TenantScope, Transaction } from '../../platform/database/database.ts';
import { inScope } from '../../platform/database/spanning.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { findDetail, findImport, findImportOf, listImports } from './queries/shown.ts';
import { explainUndo } from './store/index.ts';

type Row = RowOf<typeof findImport.row>;

export function presentImport(row: Row): ImportSummary {
  return {
    id: row.id,
    kind: importKind.parse(row.kind),
    state: importState.parse(row.state),
    listId: row.list_id,
    listName: row.list_name,
    fileName: row.file_name,
    fileBytes: row.file_bytes,
    receivedBytes: row.received_bytes,
    fingerprint: row.fingerprint,
    createdAt: row.created_at.toISOString(),
    createdBy: { id: row.created_by, fullName: row.creator_name },
    rows: row.row_count,
    added: row.added,
    changed: row.changed,
    unchanged: row.unchanged,
    duplicate: row.duplicate,
    rejected: row.rejected,
    consents: row.consents,
    waiting: row.waiting,
    columns: importSummary.shape.columns.parse(row.columns),
    obtainedHow: obtainedHow.nullable().parse(row.obtained_how),
    obtainedBy: row.obtained_by,
    obtainedOn: row.obtained_on,
    progress: presentProgress(row),
    waitsForTurn: row.waits_for_turn,
    failure: presentFailure(row),
    checkedAt: row.checked_at?.toISOString() ?? null,
    storedAt: row.stored_at?.toISOString() ?? null,
    undoneAt: row.undone_at?.toISOString() ?? null,
  };
}

const pace = importSummary.shape.progress.omit({ done: true, total: true });

/** A pace that another build kept may look otherwise: then only the bar is shown. */
function presentProgress({ done, total, pace: kept }: Row): ImportSummary['progress'] {
  const nothingSaid = { phase: null, rows: null, rowsPerSecond: null, secondsLeft: null };
  return { done, total, ...(pace.safeParse(kept).data ?? nothingSaid) };
}

function presentFailure(row: Row): ImportSummary['failure'] {
  if (row.failure === null) return null;
  return importSummary.shape.failure.parse({
    code: row.failure,
    detail: row.failure_detail,
    reason: row.failure_reason,
    values: row.failure_values,
  });
}

/** A draft of another build may look otherwise, and is not worth losing the upload for. */
function readDraft(kept: unknown): ImportDetail['draft'] {
  return importDraft.safeParse(kept).data ?? null;
}

/** Wherever the scope reaches. */
export async function requireImport(
  { database }: Pick<Services, 'database'>,
  scope: TenantScope,
  importId: string,
): Promise<Row> {
  const row = await database.asTenant(scope, (transaction) =>
    transaction.first(inScope(scope, findImport), [importId]),
  );
  if (row === undefined) throw new ProblemError('not_found');
  return row;
}

/** In the organization of the transaction. */
export async function findImportSummary(
  transaction: Transaction,
  importId: string,
): Promise<ImportSummary> {
  const row = await transaction.first(findImport.within, [importId]);
  if (row === undefined) throw new ProblemError('not_found');
  return presentImport(row);
}

/** In a transaction of the system. */
export async function findSummaryOf(
  transaction: Transaction,
  organizationId: string,
  importId: string,
): Promise<ImportSummary> {
  const row = await transaction.first(findImportOf, [organizationId, importId]);
  if (row === undefined) throw new ProblemError('not_found');
  return presentImport(row);
}

export async function showImport(
  services: Pick<Services, 'database'>,
  scope: TenantScope,
  importId: string,
): Promise<ImportDetail> {
  const row = await requireImport(services, scope, importId);
  const place = { ...scope, organizationId: row.organization_id };
  return services.database.asTenant(place, async (transaction) => {
    const detail = await transaction.first(findDetail, [importId]);
    if (detail === undefined) throw new ProblemError('not_found');
    const undo = row.state === 'stored' ? await explainUndo(transaction, importId) : null;
    return {
      ...presentImport(row),
      inspection: inspection.nullable().parse(detail.inspection),
      mapping: mapping.nullable().parse(detail.mapping),
      draft: readDraft(detail.draft),
      findings: findings.nullable().parse(detail.findings),
      undo,
      twins: importDetail.shape.twins.parse(detail.twins),
    };
  });
}

export interface ImportsPage {
  limit: number;
  cursor?: string | undefined;
  listId?: string | undefined;
  open?: boolean | undefined;
}

export async function showImports(
  { database }: Pick<Services, 'database'>,
  scope: TenantScope,
  { limit, cursor, listId, open }: ImportsPage,
): Promise<{ imports: ImportSummary[]; nextCursor: string | null }> {
  const before = decodeIdCursor(cursor) ?? lastId;
  const values = [before, listId ?? null, open ?? false, limit + 1];
  const rows = await database.asTenant(scope, (transaction) =>
    transaction.all(inScope(scope, listImports), values),
  );
  const { shown, nextCursor } = cutPage(rows, limit, ({ id }) => id);
  return { imports: shown.map(presentImport), nextCursor };
}
