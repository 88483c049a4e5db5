import { type ScriptDetail, scriptDetail } from '@ringfence/contract/scripts';
import type { Transaction } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import { writeOnce } from '../../platform/idempotency/write-once.ts';
import type { Services } from '../../services.ts';
import { readScript } from './present-script.ts';
import {
  archiveScript as archiveStatement,
  lockScript,
  renameScript as renameStatement,
} from './queries/scripts.ts';
import { type ScriptDeed, tellScript } from './tell-script.ts';

export type ChangeServices = Pick<Services, 'database' | 'effects' | 'now'>;
export interface ChangeContext {
  scope: OrganizationScope;
  headers: Headers;
}

interface Change {
  operation: string;
  input: object;
}

/** Every change to a script: made once, recorded, shown on open screens, and answered with the script. */
export function changeScript(
  services: ChangeServices,
  context: ChangeContext,
  { operation, input }: Change,
  /** Answers what was done; null where everything was like that already. */
  work: (transaction: Transaction) => Promise<{ scriptId: string; deed: ScriptDeed | null }>,
): Promise<ScriptDetail> {
  const request = { ...context, operation: `scripts.${operation}`, input, output: scriptDetail };
  return writeOnce(services.database, request, async (transaction) => {
    const { scriptId, deed } = await work(transaction);
    if (deed !== null) await tellScript(services, transaction, context.scope, deed);
    return readScript(transaction, scriptId);
  });
}

/** Held to the end of the transaction: one person at a time changes a script. */
export async function holdScript(transaction: Transaction, scriptId: string) {
  const held = await transaction.first(lockScript, [scriptId]);
  if (held === undefined) throw new ProblemError('not_found');
  return held;
}

/** One that was put away is not worked on. */
export async function holdOpenScript(transaction: Transaction, scriptId: string) {
  const held = await holdScript(transaction, scriptId);
  if (held.archived_at === null) return held;
  throw new ProblemError('conflict', 'This script is archived. Restore it first.');
}

export const nameTaken = () =>
  new ProblemError('conflict', 'There is a script of this name already. Choose another name.', [
    { path: 'name', message: 'There is a script of this name already. Choose another name.' },
  ]);

const uniquenessCode = '23505';
const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === uniquenessCode;

/** Within a savepoint, so that the transaction goes on to say what was wrong. */
async function refuseTaken(transaction: Transaction, work: () => Promise<unknown>): Promise<void> {
  await transaction.attempt(work).catch((error: unknown) => {
    throw isTaken(error) ? nameTaken() : error;
  });
}

export function renameScript(
  services: ChangeServices,
  context: ChangeContext,
  input: { scriptId: string; name: string },
): Promise<ScriptDetail> {
  return changeScript(services, context, { operation: 'rename', input }, async (transaction) => {
    const { scriptId, name } = input;
    const before = await holdScript(transaction, scriptId);
    if (before.name === name) return { scriptId, deed: null };
    await refuseTaken(transaction, () => transaction.all(renameStatement, [scriptId, name]));
    return { scriptId, deed: { action: 'script.renamed', scriptId } };
  });
}

/** Campaigns that speak it go on; none starts with it. */
export function archiveScript(
  services: ChangeServices,
  context: ChangeContext,
  input: { scriptId: string },
): Promise<ScriptDetail> {
  return changeScript(services, context, { operation: 'archive', input }, async (transaction) => {
    const { scriptId } = input;
    const before = await holdScript(transaction, scriptId);
    if (before.archived_at !== null) return { scriptId, deed: null };
    await transaction.all(archiveStatement, [scriptId, services.now()]);
    return { scriptId, deed: { action: 'script.archived', scriptId } };
  });
}

export function restoreScript(
  services: ChangeServices,
  context: ChangeContext,
  input: { scriptId: string },
): Promise<ScriptDetail> {
  return changeScript(services, context, { operation: 'restore', input }, async (transaction) => {
    const { scriptId } = input;
    const before = await holdScript(transaction, scriptId);
    if (before.archived_at === null) return { scriptId, deed: null };
    // Another may have taken its name meanwhile.
    await refuseTaken(transaction, () => transaction.all(archiveStatement, [scriptId, null]));
    return { scriptId, deed: { action: 'script.restored', scriptId } };
  });
}
