import type { Transaction } from '../../platform/database/database.ts';
import { listCalling as listStatement } from './queries.ts';

/** Organizations with a campaign under way, or one that ended since. */
export async function listCalling(transaction: Transaction, since: Date): Promise<string[]> {
  const rows = await transaction.all(listStatement, [since]);
  return rows.map(({ organization_id }) => organization_id);
}
