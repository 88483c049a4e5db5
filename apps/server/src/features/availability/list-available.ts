import type { Transaction } from '../../platform/database/database.ts';
import { listAvailable as listStatement } from './queries.ts';

/** Who of each organization is available at a moment. */
export async function listAvailable(
  transaction: Transaction,
  organizationIds: readonly string[],
  at: Date,
): Promise<Map<string, string[]>> {
  const rows = await transaction.all(listStatement, [organizationIds, at]);
  const byOrganization = Map.groupBy(rows, (row) => row.organization_id);
  return new Map([...byOrganization].map(([id, own]) => [id, own.map(({ user_id }) => user_id)]));
}
