import type { Transaction } from '../../platform/database/database.ts';
import { invalidInput } from '../../platform/http/problem.ts';
import { requireRingBackLine } from '../staffed-lines/index.ts';
import { holdApproved, judgeVersion } from './queries/scripts.ts';

export interface ApprovedScript {
  scriptId: string;
  version: number;
}

/** What a campaign starts with: the version that was approved last, and somewhere to return its calls. */
export async function requireApprovedScript(
  transaction: Transaction,
  scriptId: string,
): Promise<ApprovedScript> {
  const found = await transaction.first(holdApproved, [scriptId]);
  if (found === undefined || found.state !== 'approved') {
    throw invalidInput(
      'scriptId',
      'Choose an approved script of your organization. An admin approves them in the settings.',
    );
  }
  await requireRingBackLine(transaction);
  return { scriptId: found.id, version: found.version };
}

/** Whether a version may still be spoken, for a campaign that goes on with it; those of before named theirs otherwise. */
export async function isVersionApproved(
  transaction: Transaction,
  { scriptId, version }: ApprovedScript,
): Promise<boolean> {
  const judged = await transaction.first(judgeVersion, [scriptId, version]);
  return judged?.is_approved === true;
}
