import type { ScriptDetail, ScriptPurpose } from '@ringfence/contract/scripts';
import { type StartingPurpose, startScript } from '@ringfence/domain/callflow/starting-scripts';
import type { Transaction } from '../../platform/database/database.ts';
import { invalidInput } from '../../platform/http/problem.ts';
import {
  type ChangeContext,
  type ChangeServices,
  changeScript,
  nameTaken,
} from './change-script.ts';
import { findScript, insertDraft, insertScript } from './queries/scripts.ts';

export interface NewScript {
  name: string;
  from:
    | { kind: 'starting'; purpose: StartingPurpose; contactPerson: string }
    | { kind: 'copy'; scriptId: string };
}

async function findWords(
  transaction: Transaction,
  from: NewScript['from'],
): Promise<{ purpose: string; content: unknown }> {
  if (from.kind === 'starting') {
    const purpose: ScriptPurpose = from.purpose;
    return { purpose, content: startScript(from.purpose, from.contactPerson) };
  }
  const row = await transaction.first(findScript, [from.scriptId]);
  if (row === undefined) throw invalidInput('from.scriptId', 'This script does not exist.');
  return row;
}

/** Each organization has a copy of its own, and approves it itself. */
export function createScript(
  services: ChangeServices,
  context: ChangeContext,
  input: NewScript,
): Promise<ScriptDetail> {
  return changeScript(services, context, { operation: 'create', input }, async (transaction) => {
    const now = services.now();
    const { purpose, content } = await findWords(transaction, input.from);
    const made = await transaction.first(insertScript, [input.name, purpose, now]);
    if (made === undefined) throw nameTaken();
    await transaction.all(insertDraft, [made.id, 1, JSON.stringify(content), now]);
    const deed = { action: 'script.created', scriptId: made.id, version: 1 } as const;
    return { scriptId: made.id, deed };
  });
}
