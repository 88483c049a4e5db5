import type { ScriptFinding } from '@ringfence/contract/scripts';
import type { Script } from '@ringfence/domain/callflow/script';
import type { TenantScope } from '../../platform/database/database.ts';
import type { Services } from '../../services.ts';
import { readScript } from './present-script.ts';
import { checkInThread } from './thread/check-in-thread.ts';

/** What the checker says of words, as it is sent. */
export async function listFindings(content: Script): Promise<ScriptFinding[]> {
  const findings = await checkInThread(content);
  return findings.map((finding) => ({ ...finding, values: { ...finding.values } }));
}

/** Of what is stored, or of words that nobody has saved yet. */
export async function checkDraft(
  { database }: Pick<Services, 'database'>,
  scope: TenantScope,
  { scriptId, content }: { scriptId: string; content?: Script | undefined },
): Promise<{ findings: ScriptFinding[] }> {
  const stored = await database.asTenant(scope, (transaction) => readScript(transaction, scriptId));
  return { findings: await listFindings(content ?? stored.content) };
}
