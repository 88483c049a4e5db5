import { organizationPolicy, type PolicyVersion } from '@ringfence/contract/compliance';
import { firstPolicy } from '@ringfence/domain/compliance/policy';
import type { Transaction } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { findPolicy, listPolicies as listStatement } from './queries/policies.ts';

type Row = RowOf<typeof findPolicy.row>;

/** What holds before anybody has decided anything. */
const versionZero: PolicyVersion = {
  version: 0,
  policy: organizationPolicy.parse(firstPolicy),
  createdAt: null,
  createdBy: null,
};

const presentPolicy = (row: Row): PolicyVersion => ({
  version: row.version,
  policy: organizationPolicy.parse(row.content),
  createdAt: row.created_at.toISOString(),
  createdBy: row.created_by === null ? null : { id: row.created_by, fullName: row.full_name ?? '' },
});

/** The version in force, as people are shown it. */
export async function findPolicyVersion(
  transaction: Transaction,
  organizationId: string,
): Promise<PolicyVersion> {
  const row = await transaction.first(findPolicy, [organizationId]);
  return row === undefined ? versionZero : presentPolicy(row);
}

export function showPolicy(
  { database }: Pick<Services, 'database'>,
  scope: OrganizationScope,
): Promise<PolicyVersion> {
  return database.asTenant(scope, (transaction) =>
    findPolicyVersion(transaction, scope.organizationId),
  );
}

/** Every version that was ever in force, the newest first; the last is the one of the application. */
export async function listPolicies(
  { database }: Pick<Services, 'database'>,
  scope: OrganizationScope,
): Promise<{ versions: PolicyVersion[] }> {
  const rows = await database.asTenant(scope, (transaction) =>
    transaction.all(listStatement, [scope.organizationId]),
  );
  return { versions: [...rows.map(presentPolicy), versionZero] };
}
