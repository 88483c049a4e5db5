import type { CampaignKey } from '../../ledger/index.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { type ReservedCall, decideAndReserve as reserve } from '../decide-and-reserve.ts';
import type { DialerServices } from '../services.ts';

const findAccountOf = testStatement(
  `select campaign.account_id, campaign.caller_pool_id, coalesce(organization.zone, 'UTC') as zone
   from campaigns campaign join organizations organization on organization.id = campaign.organization_id
   where campaign.organization_id = $1 and campaign.id = $2`,
  { account_id: 'uuid?', caller_pool_id: 'uuid?', zone: 'text' },
);

/** A step of the dialer by itself, through the account of the campaign. */
export async function decideAndReserve(
  services: DialerServices,
  campaign: CampaignKey,
  room?: number,
): Promise<ReservedCall[]> {
  const { organizationId, campaignId } = campaign;
  const [row] = await askSystem(services.database, findAccountOf, [organizationId, campaignId]);
  const account = await services.accounts.find(row?.account_id ?? '');
  if (row === undefined || account === undefined) throw new Error('the campaign has no account');
  const source = { organizationId, poolId: row.caller_pool_id, zone: row.zone };
  return reserve(services, campaign, account, source, room);
}
