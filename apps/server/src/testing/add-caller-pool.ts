import type { Database } from '../platform/database/database.ts';
import { addCampaign, findInstallationAccount } from './add-campaign.ts';
import type { TestOrganization } from './add-organization.ts';
import { askSystem, testStatement } from './test-statement.ts';

const insertPool = testStatement(
  `with pool as (
     insert into caller_id_pools (organization_id, name, account_id)
     values ($1, gen_random_uuid()::text, $2) returning organization_id, id, account_id
   ), number as (
     insert into caller_ids (organization_id, e164, account_id, verified_how, verified_at, pool_id,
       daily_limit)
     select organization_id, number.e164, account_id, 'carrier', now(), id, number.limit
     from pool cross join jsonb_to_recordset($3) as number (e164 text, "limit" integer)
   )
   select id from pool`,
  { id: 'uuid' },
);
const callFromPool = testStatement(
  `update campaigns set caller_id = null, caller_pool_id = $3
   where organization_id = $1 and id = $2`,
  {},
);

export interface TestNumber {
  e164: string;
  limit?: number;
}

/** A pool of verified numbers, through the installation's account. */
export async function addCallerPool(
  database: Database,
  { organizationId }: Pick<TestOrganization, 'organizationId'>,
  numbers: readonly TestNumber[],
): Promise<string> {
  const accountId = await findInstallationAccount(database);
  const values = [organizationId, accountId, JSON.stringify(numbers)];
  const [pool] = await askSystem(database, insertPool, values);
  if (pool === undefined) throw new Error('no pool was made');
  return pool.id;
}

/** A running campaign over a list that calls from a pool. */
export async function addPoolCampaign(
  database: Database,
  organization: TestOrganization,
  { listId, poolId, mostAttempts }: { listId: string; poolId: string; mostAttempts?: number },
): Promise<string> {
  const campaignId = await addCampaign(database, organization, listId, mostAttempts);
  const values = [organization.organizationId, campaignId, poolId];
  await askSystem(database, callFromPool, values);
  return campaignId;
}
