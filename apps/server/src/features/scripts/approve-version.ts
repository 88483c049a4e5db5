import type { ScriptDetail } from '@ringfence/contract/scripts';
import type { Transaction } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import { loadPolicy } from '../compliance/index.ts';
import { requireRingBackLine } from '../staffed-lines/index.ts';
import {
  type ChangeContext,
  type ChangeServices,
  changeScript,
  holdOpenScript,
} from './change-script.ts';
import { listFindings } from './check-draft.ts';
import { approveVersion as approveStatement } from './queries/scripts.ts';
import { type ReadScript, requireSeen } from './save-draft.ts';

/** Four eyes, where the organization wants them. */
async function requireApprover(
  transaction: Transaction,
  { organizationId, userId }: OrganizationScope,
  writerId: string,
): Promise<void> {
  if (writerId !== userId) return;
  const { policy } = await loadPolicy(transaction, organizationId);
  if (policy.scriptApproval === 'other_person') throw new ProblemError('other_approver_needed');
}

/** Judges what is stored, while nobody can change it, and lets campaigns speak it from then on. */
export function approveVersion(
  services: ChangeServices,
  context: ChangeContext,
  input: ReadScript,
): Promise<ScriptDetail> {
  return changeScript(services, context, { operation: 'approve', input }, async (transaction) => {
    const { scriptId, version } = input;
    await holdOpenScript(transaction, scriptId);
    const { newest, content } = await requireSeen(transaction, input);
    if (newest.state !== 'draft') {
      throw new ProblemError('conflict', 'There is no draft to approve. Save a change first.');
    }
    await requireApprover(transaction, context.scope, newest.writtenBy.id);
    await requireRingBackLine(transaction);
    const findings = await listFindings(content);
    if (findings.some(({ severity }) => severity === 'refuses')) {
      throw new ProblemError('script_refused', undefined, undefined, undefined, { findings });
    }
    const approved = await transaction.first(approveStatement, [scriptId, version, services.now()]);
    // Somebody who waited for the lock may have lost their role meanwhile.
    if (approved === undefined) throw new ProblemError('not_permitted');
    return { scriptId, deed: { action: 'script.approved', scriptId, version } };
  });
}
