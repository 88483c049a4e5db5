import { vi } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';

const countUnderWay = testStatement(
  `select count(*) as calls from caller_id_verifications where state <> 'ended'`,
  { calls: 'int8' },
);

/** Until no call with a code and no test call is under way: the next test begins with nobody on the line. */
export async function waitForVerifications(database: Database): Promise<void> {
  const isQuiet = async () => (await askSystem(database, countUnderWay))[0]?.calls === 0;
  await vi.waitUntil(isQuiet, { timeout: 20_000, interval: 30 });
}
