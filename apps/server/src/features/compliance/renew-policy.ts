import type { Transaction } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { loadPolicy } from './load-policy.ts';
import { insertPolicy, lockPolicies } from './queries/policies.ts';

/**
 * In an organization that may call only by its licences, they are part of its policy. Where they change,
 * the same policy gets a new version: nothing is placed that was decided on under the licences before,
 * and everybody is judged again.
 */
export async function renewPolicy(
  { now, judgeOrganizationAgain }: Pick<Services, 'now' | 'judgeOrganizationAgain'>,
  transaction: Transaction,
  organizationId: string,
): Promise<void> {
  const locked = await transaction.first(lockPolicies);
  if (locked === undefined) throw new ProblemError('not_permitted');
  const { version, policy } = await loadPolicy(transaction, organizationId);
  if (!policy.licenceRequired) return;
  const values = [version + 1, JSON.stringify(policy), now()];
  const made = await transaction.first(insertPolicy, values);
  if (made === undefined) throw new ProblemError('not_permitted');
  transaction.afterCommit(() => judgeOrganizationAgain(organizationId));
}
