import type { ScriptDetail } from '@ringfence/contract/scripts';
import { scriptContent } from '@ringfence/contract/scripts-content';
import type { Script } from '@ringfence/domain/callflow/script';
import type { Transaction } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import {
  type ChangeContext,
  type ChangeServices,
  changeScript,
  holdOpenScript,
} from './change-script.ts';
import { readScript } from './present-script.ts';
import { insertDraft, updateDraft } from './queries/scripts.ts';

export interface ReadScript {
  scriptId: string;
  /** The newest version and its revision, as they were read. */
  version: number;
  revision: number;
}

/** What is stored, where nobody has changed it since it was read. What they saved comes with the refusal. */
export async function requireSeen(
  transaction: Transaction,
  { scriptId, version, revision }: ReadScript,
): Promise<ScriptDetail> {
  const stored = await readScript(transaction, scriptId);
  if (stored.newest.version === version && stored.revision === revision) return stored;
  throw new ProblemError('script_changed', undefined, undefined, undefined, stored);
}

const isSame = (one: Script, other: Script): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** An approved version stays as it is: the next one begins with what is saved. */
export function saveDraft(
  services: ChangeServices,
  context: ChangeContext,
  input: ReadScript & { content: Script },
): Promise<ScriptDetail> {
  return changeScript(services, context, { operation: 'save', input }, async (transaction) => {
    const { scriptId } = input;
    await holdOpenScript(transaction, scriptId);
    const stored = await requireSeen(transaction, input);
    const { version, state } = stored.newest;
    // As the schema writes it, so that the order of fields tells nothing.
    const content = scriptContent.parse(input.content);
    if (isSame(stored.content, content)) return { scriptId, deed: null };
    const at = services.now();
    const written = JSON.stringify(content);
    if (state === 'draft') await transaction.all(updateDraft, [scriptId, version, written, at]);
    else await transaction.all(insertDraft, [scriptId, version + 1, written, at]);
    const saved = state === 'draft' ? version : version + 1;
    return { scriptId, deed: { action: 'script.changed', scriptId, version: saved } };
  });
}
