import { organizationPolicy } from '@ringfence/contract/compliance';
import { firstPolicy, type OrganizationPolicy } from '@ringfence/domain/compliance/policy';
import type { RowOf } from '../../platform/database/statement.ts';
import type { readPolicies } from './queries/ledger.ts';

interface PolicyVersion {
  version: number;
  since: Date;
  /** Undefined where it cannot be read. */
  policy: OrganizationPolicy | undefined;
}

/** Every policy that an organization ever had. */
export interface PolicyHistory {
  findVersion(version: number): OrganizationPolicy | undefined;
  /** The one in force at a moment, by the day and hour at which it was decided on. */
  findAt(moment: Date): OrganizationPolicy | undefined;
}

export function makePolicyHistory(rows: readonly RowOf<typeof readPolicies.row>[]): PolicyHistory {
  const versions: PolicyVersion[] = [
    { version: 0, since: new Date(0), policy: firstPolicy },
    ...rows.map((row) => ({
      version: row.version,
      since: row.created_at,
      policy: organizationPolicy.safeParse(row.content).data,
    })),
  ];
  return {
    findVersion: (version) => versions.find((one) => one.version === version)?.policy,
    findAt: (moment) => versions.findLast(({ since }) => since <= moment)?.policy,
  };
}
