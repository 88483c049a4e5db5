import { type Audit, type AuditFinding, audit, auditFinding } from '@ringfence/contract/audits';
import * as z from 'zod';
import {
  cutPage,
  cutPageAt,
  decodeIdCursor,
  decodePlace,
  encodePlace,
  lastId,
} from '../../platform/database/cursor.ts';
import type { TenantScope } from '../../platform/database/database.ts';
import { inScope, presentOrganization } from '../../platform/database/spanning.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { findAudit, listFindings, listAudits as listStatement } from './queries/audits.ts';

type ShowingServices = Pick<Services, 'database' | 'now'>;

interface Page {
  limit: number;
  cursor?: string | undefined;
}

/** Longer than any step of an audit takes. */
const silentMilliseconds = 15 * 60 * 1000;
const findingPlace = z.tuple([z.string().regex(/^\d{1,9}$/)]);

type Row = RowOf<typeof listStatement.row>;

function readState({ finished_at, heard_at }: Row, now: Date): Audit['state'] {
  if (finished_at !== null) return 'finished';
  return now.getTime() - heard_at.getTime() > silentMilliseconds ? 'cut_off' : 'running';
}

const presentAudit = (row: Row, now: Date): Audit => ({
  id: row.id,
  organization: presentOrganization(row),
  cause: audit.shape.cause.parse(row.cause),
  state: readState(row, now),
  startedAt: row.started_at.toISOString(),
  finishedAt: row.finished_at?.toISOString() ?? null,
  calls: row.calls,
  decisions: row.decisions,
  violations: row.violations,
  chainEntries: row.chain_entries,
  chainFaults: row.chain_faults,
});

const presentFinding = (row: RowOf<typeof listFindings.row>): AuditFinding => ({
  position: row.position,
  kind: auditFinding.shape.kind.parse(row.kind),
  code: row.code,
  citation: row.citation,
  callId: row.call_id,
  contactId: row.contact_id,
  decisionId: row.decision_id,
  entryId: row.entry_id,
  at: row.occurred_at?.toISOString() ?? null,
  detail: row.detail,
});

export async function listAudits(
  { database, now }: ShowingServices,
  scope: TenantScope,
  page: Page,
): Promise<{ audits: Audit[]; nextCursor: string | null }> {
  const values = [decodeIdCursor(page.cursor) ?? lastId, page.limit + 1];
  const rows = await database.asTenant(scope, (transaction) =>
    transaction.all(inScope(scope, listStatement), values),
  );
  const { shown, nextCursor } = cutPage(rows, page.limit, ({ id }) => id);
  const at = now();
  return { audits: shown.map((row) => presentAudit(row, at)), nextCursor };
}

export async function showAudit(
  { database, now }: ShowingServices,
  scope: TenantScope,
  { auditId, limit, cursor }: Page & { auditId: string },
): Promise<{ audit: Audit; findings: AuditFinding[]; nextCursor: string | null }> {
  const after = cursor === undefined ? 0 : Number(decodePlace(findingPlace, cursor)[0]);
  return database.asTenant(scope, async (transaction) => {
    const row = await transaction.first(inScope(scope, findAudit), [auditId]);
    if (row === undefined) throw new ProblemError('not_found');
    const values = [auditId, after, limit + 1];
    const found = await transaction.all(inScope(scope, listFindings), values);
    const { shown, nextCursor } = cutPageAt(found, limit, ({ position }) =>
      encodePlace([String(position)]),
    );
    return { audit: presentAudit(row, now()), findings: shown.map(presentFinding), nextCursor };
  });
}
