import { randomInt } from 'node:crypto';
import type { Database } from '../platform/database/database.ts';
import { findInstallationAccount } from './add-campaign.ts';
import { askSystem, testStatement } from './test-statement.ts';

const insertCallerId = testStatement(
  `insert into caller_ids (organization_id, e164, label, account_id, verified_how, verified_at)
   values ($1, $2, $3, $4, 'carrier', now())`,
  {},
);

let drawn = randomInt(1_000_000);

/** One after another of a million: no two organizations of a test have the same. */
export function drawCallerId(): string {
  drawn = (drawn + 1) % 1_000_000;
  return `+1872${4_000_000 + drawn}`;
}

/** A verified number to call from, through the installation's account; answers which. */
export async function addCallerId(
  database: Database,
  { organizationId }: { organizationId: string },
  { e164 = drawCallerId(), label = '' }: { e164?: string; label?: string } = {},
): Promise<string> {
  const accountId = await findInstallationAccount(database);
  await askSystem(database, insertCallerId, [organizationId, e164, label, accountId]);
  return e164;
}
