import type { Halt } from '@ringfence/contract/halts';
import type { Services } from '../../services.ts';
import { presentHalt } from './present-halt.ts';
import { listAllHalts, listHalts as listStatement } from './queries.ts';
import type { HaltContext } from './start-halt.ts';

export async function listHalts(
  { database }: Pick<Services, 'database'>,
  { scope, standing }: HaltContext,
): Promise<{ halts: Halt[] }> {
  const statement = scope.organizationId === null ? listAllHalts : listStatement;
  const rows = await database.asTenant(scope, (transaction) => transaction.all(statement));
  return { halts: rows.map((row) => presentHalt(row, standing)) };
}
