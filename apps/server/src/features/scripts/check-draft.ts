import type { ScriptFinding } from '@ringfence/contract/scripts';
import type { ScriptContent } from '@ringfence/contract/scripts-content';
import { checkScript } from '@ringfence/domain/callflow/check-script';
import type { TenantScope } from '../../platform/database/database.ts';
import type { Services } from '../../services.ts';
import { readScript } from './present-script.ts';

/** What the checker says of words, as it is sent. */
export function listFindings(content: ScriptContent): ScriptFinding[] {
  return checkScript(content).map((finding) => ({
    code: finding.code,
    severity: finding.severity,
    partId: finding.partId,
    language: finding.language,
    sentence: finding.sentence,
    values: { ...finding.values },
    citation: finding.citation,
  }));
}

/** Of what is stored, or of words that nobody has saved yet. */
export async function checkDraft(
  { database }: Pick<Services, 'database'>,
  scope: TenantScope,
  { scriptId, content }: { scriptId: string; content?: ScriptContent | undefined },
): Promise<{ findings: ScriptFinding[] }> {
  const stored = await database.asTenant(scope, (transaction) => readScript(transaction, scriptId));
  return { findings: listFindings(content ?? stored.content) };
}
