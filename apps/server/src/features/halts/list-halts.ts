import type { Halt, WrongClock } from '@ringfence/contract/halts';
import type { Services } from '../../services.ts';
import { presentHalt } from './present-halt.ts';
import { listAllHalts, listHalts as listStatement, listWrongClocks } from './queries.ts';
import type { HaltContext } from './start-halt.ts';

export async function listHalts(
  { database }: Pick<Services, 'database'>,
  { scope, standing }: HaltContext,
): Promise<{ halts: Halt[]; wrongClocks: WrongClock[] }> {
  const statement = scope.organizationId === null ? listAllHalts : listStatement;
  return database.asTenant(scope, async (transaction) => {
    const rows = await transaction.all(statement);
    const clocks = await transaction.all(listWrongClocks);
    return {
      halts: rows.map((row) => presentHalt(row, standing)),
      wrongClocks: clocks.map(({ seconds_ahead, since }) => ({
        secondsAhead: seconds_ahead,
        since: since.toISOString(),
      })),
    };
  });
}
