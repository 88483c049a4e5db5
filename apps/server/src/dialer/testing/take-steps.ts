import type { CampaignKey } from '../../ledger/index.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { type ReservedCall, decideAndReserve as reserve } from '../decide-and-reserve.ts';
import type { DialerServices } from '../services.ts';

const findAccountOf = testStatement(
  `select account_id from campaigns where organization_id = $1 and id = $2`,
  { account_id: 'uuid?' },
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
  if (account === undefined) throw new Error('the campaign has no account');
  return reserve(services, campaign, account, room);
}
