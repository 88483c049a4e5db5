import type { Campaign, CampaignState } from '@ringfence/contract/campaigns';
import { endTargets } from '../../ledger/index.ts';
import type { TenantScope } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { findCampaign } from './find-campaign.ts';
import { changeState } from './queries.ts';
import { tellCampaign } from './tell-campaign.ts';

interface Change {
  from: readonly CampaignState[];
  to: CampaignState;
  action: string;
}

export const changes = {
  pause: { from: ['running'], to: 'paused', action: 'campaign.paused' },
  stop: { from: ['running', 'paused'], to: 'stopped', action: 'campaign.stopped' },
} as const satisfies Record<string, Change>;

/** Takes effect on every call that the carrier has not been asked for yet. Twice changes nothing. */
export function steerCampaign(
  services: Pick<Services, 'database' | 'effects' | 'now'>,
  scope: TenantScope & { organizationId: string },
  campaignId: string,
  { from, to, action }: Change,
): Promise<Campaign> {
  return services.database.asTenant(scope, async (transaction) => {
    const now = services.now();
    const changed = await transaction.first(changeState, [campaignId, from, to, now]);
    if (changed !== undefined) {
      if (to === 'stopped') await endTargets(transaction, { ...scope, campaignId });
      await tellCampaign(services, transaction, scope, action, campaignId);
    }
    const campaign = await findCampaign(transaction, campaignId, now);
    if (campaign.state !== to) {
      throw new ProblemError('conflict', `The campaign is ${campaign.state} already.`);
    }
    return campaign;
  });
}
