import type {
  ScriptDetail,
  ScriptSummary,
  ScriptVersionSummary,
} from '@ringfence/contract/scripts';
import { type ScriptContent, scriptContent } from '@ringfence/contract/scripts-content';
import type { TenantScope } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { presentScript, presentVersion, readScript } from './present-script.ts';
import { findVersion, listScripts } from './queries/scripts.ts';

type ReadServices = Pick<Services, 'database'>;

export async function showScripts(
  { database }: ReadServices,
  scope: TenantScope,
  { archived }: { archived: boolean },
): Promise<{ scripts: ScriptSummary[] }> {
  const rows = await database.asTenant(scope, (transaction) =>
    transaction.all(listScripts, [archived]),
  );
  return { scripts: rows.map(presentScript) };
}

export function showScript(
  { database }: ReadServices,
  scope: TenantScope,
  scriptId: string,
): Promise<ScriptDetail> {
  return database.asTenant(scope, (transaction) => readScript(transaction, scriptId));
}

export async function showVersion(
  { database }: ReadServices,
  scope: TenantScope,
  { scriptId, version }: { scriptId: string; version: number },
): Promise<ScriptVersionSummary & { content: ScriptContent }> {
  const row = await database.asTenant(scope, (transaction) =>
    transaction.first(findVersion, [scriptId, version]),
  );
  if (row === undefined) throw new ProblemError('not_found');
  return { ...presentVersion(row), content: scriptContent.parse(row.content) };
}
