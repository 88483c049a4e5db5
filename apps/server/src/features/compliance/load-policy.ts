import { organizationPolicy } from '@ringfence/contract/compliance';
import { firstPolicy, type OrganizationPolicy } from '@ringfence/domain/compliance/policy';
import type { Transaction } from '../../platform/database/database.ts';
import { findPolicy, findPolicyAt } from './queries/policies.ts';

export interface PolicyInForce {
  /** 0: nothing was decided yet, and the first policy holds. */
  version: number;
  policy: OrganizationPolicy;
}

/** What cannot be read throws, so that nothing is called on a guess about what the organization wants. */
function readVersion(row: { version: number; content: unknown } | undefined): PolicyInForce {
  if (row === undefined) return { version: 0, policy: firstPolicy };
  return { version: row.version, policy: organizationPolicy.parse(row.content) };
}

/** The newest version. */
export async function loadPolicy(
  transaction: Transaction,
  organizationId: string,
): Promise<PolicyInForce> {
  return readVersion(await transaction.first(findPolicy, [organizationId]));
}

/** The version that was the newest at a moment that has passed. */
export async function loadPolicyAt(
  transaction: Transaction,
  organizationId: string,
  at: Date,
): Promise<PolicyInForce> {
  return readVersion(await transaction.first(findPolicyAt, [organizationId, at]));
}
