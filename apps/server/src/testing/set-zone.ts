import type { Database } from '../platform/database/database.ts';
import { askSystem, testStatement } from './test-statement.ts';

const changeZone = testStatement('update organizations set zone = $2 where id = $1', {});

/** By whose clock an organization's days begin. */
export async function setZone(
  database: Database,
  { organizationId }: { organizationId: string },
  zone: string,
): Promise<void> {
  await askSystem(database, changeZone, [organizationId, zone]);
}
