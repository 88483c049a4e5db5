import type { Campaign } from '@ringfence/contract/campaigns';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { findCampaign } from './find-campaign.ts';
import { holdCampaign } from './hold-campaign.ts';
import { updatePace } from './queries/control.ts';
import { tellCampaign } from './tell-campaign.ts';

export interface PaceInput {
  campaignId: string;
  /** Null: no limit of its own. */
  callsPerSecond: number | null;
  callsAtOnce: number | null;
}

/** Holds for every call that is not leased yet: the pace is read with each lease. */
export function changePace(
  services: Pick<Services, 'database' | 'effects' | 'now'>,
  scope: OrganizationScope,
  { campaignId, callsPerSecond, callsAtOnce }: PaceInput,
): Promise<Campaign> {
  return services.database.asTenant(scope, async (transaction) => {
    const before = await holdCampaign(transaction, campaignId);
    const isSame =
      before.calls_per_second === callsPerSecond && before.calls_at_once === callsAtOnce;
    if (!isSame) {
      await transaction.all(updatePace, [campaignId, callsPerSecond, callsAtOnce]);
      await tellCampaign(services, transaction, scope, 'campaign.pace_changed', campaignId, {
        values: {
          callsPerSecond: [before.calls_per_second, callsPerSecond],
          callsAtOnce: [before.calls_at_once, callsAtOnce],
        },
      });
    }
    return findCampaign(transaction, campaignId, services.now());
  });
}
