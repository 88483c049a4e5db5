import type { Transaction } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import { lockCampaign, readCampaign } from './queries/control.ts';

export type HeldCampaign = RowOf<typeof lockCampaign.row>;

function refuseOver(found: HeldCampaign | undefined): HeldCampaign {
  if (found === undefined) throw new ProblemError('not_found');
  if (found.state === 'stopped' || found.state === 'finished') {
    throw new ProblemError('conflict', 'This campaign is over, and nothing in it can be changed.');
  }
  return found;
}

/** A campaign that still calls, or will, held to the end of the transaction; or the refusal. */
export async function holdCampaign(
  transaction: Transaction,
  campaignId: string,
): Promise<HeldCampaign> {
  return refuseOver(await transaction.first(lockCampaign, [campaignId]));
}

/** The same without holding it, for what takes long: it is held, and asked once more, at the end of that. */
export async function lookAtCampaign(
  transaction: Transaction,
  campaignId: string,
): Promise<HeldCampaign> {
  return refuseOver(await transaction.first(readCampaign, [campaignId]));
}
