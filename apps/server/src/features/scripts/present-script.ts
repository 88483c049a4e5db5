import {
  type ScriptDetail,
  type ScriptSummary,
  type ScriptVersionSummary,
  scriptPurpose,
  scriptVersionState,
} from '@ringfence/contract/scripts';
import { scriptContent } from '@ringfence/contract/scripts-content';
import type { Transaction } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import { findScript, listVersions } from './queries/scripts.ts';

type ScriptRow = RowOf<typeof findScript.row>;
type VersionRow = RowOf<typeof listVersions.row>;

const nameProfile = (id: string | null, fullName: string) =>
  id === null ? null : { id, fullName };

export function presentVersion(row: VersionRow): ScriptVersionSummary {
  return {
    version: row.version,
    state: scriptVersionState.parse(row.state),
    revision: row.revision,
    writtenBy: { id: row.written_by, fullName: row.writer_name },
    writtenAt: row.written_at.toISOString(),
    approvedBy: nameProfile(row.approved_by, row.approver_name),
    approvedAt: row.approved_at?.toISOString() ?? null,
    withdrawnBy: nameProfile(row.withdrawn_by, row.withdrawer_name),
    withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
  };
}

export function presentScript(row: ScriptRow): ScriptSummary {
  return {
    id: row.id,
    name: row.name,
    purpose: scriptPurpose.parse(row.purpose),
    createdAt: row.created_at.toISOString(),
    archivedAt: row.archived_at?.toISOString() ?? null,
    newest: {
      version: row.version,
      state: scriptVersionState.parse(row.state),
      writtenAt: row.written_at.toISOString(),
      writtenBy: { id: row.written_by, fullName: row.writer_name },
    },
    approvedVersion: row.approved_version,
    connects: row.connects === true,
    runningCampaigns: row.running_campaigns,
  };
}

/** A script with all that its page shows. */
export async function readScript(
  transaction: Transaction,
  scriptId: string,
): Promise<ScriptDetail> {
  const row = await transaction.first(findScript, [scriptId]);
  if (row === undefined) throw new ProblemError('not_found');
  const versions = await transaction.all(listVersions, [scriptId]);
  return {
    ...presentScript(row),
    revision: row.revision,
    content: scriptContent.parse(row.content),
    versions: versions.map(presentVersion),
  };
}
