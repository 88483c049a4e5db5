import type { OrganizationSummary } from '@ringfence/contract/administration';
import type { Transaction } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import { findSummary } from './queries/summaries.ts';

export function presentSummary(row: RowOf<typeof findSummary.row>): OrganizationSummary {
  return {
    id: row.id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    suspendedAt: row.suspended_at?.toISOString() ?? null,
    suspendedBecause: row.suspended_because,
    members: row.members,
    contacts: row.contacts,
    hasMoreContacts: row.has_more_contacts,
    callsUnderWay: row.calls_under_way,
    usage: { calls: row.calls, minutes: row.minutes },
  };
}

export async function readSummary(
  transaction: Transaction,
  organizationId: string,
  now: Date,
): Promise<OrganizationSummary> {
  const row = await transaction.first(findSummary, [now, organizationId]);
  if (row === undefined) throw new ProblemError('not_found');
  return presentSummary(row);
}
