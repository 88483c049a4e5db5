import type { Campaign, CampaignState } from '@ringfence/contract/campaigns';
import { endTargets, tellProgress } from '../../ledger/index.ts';
import type { TenantScope } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { findCampaign } from './find-campaign.ts';
import { changeState } from './queries.ts';
import { tellCampaign } from './tell-campaign.ts';

type SteeringServices = Pick<Services, 'database' | 'effects' | 'log' | 'now'>;
type OwnScope = TenantScope & { organizationId: string };

interface Change {
  from: readonly CampaignState[];
  to: CampaignState;
  action: string;
}

export const changes = {
  pause: { from: ['running'], to: 'paused', action: 'campaign.paused' },
  stop: { from: ['running', 'paused'], to: 'stopped', action: 'campaign.stopped' },
} as const satisfies Record<string, Change>;

/** The first of those who would still be called. The stop holds already: where this fails, a worker ends them all. */
async function endFirst(
  services: SteeringServices,
  scope: OwnScope,
  campaignId: string,
): Promise<void> {
  const { database, log } = services;
  const { organizationId } = scope;
  await database
    .asTenant(scope, async (transaction) => {
      await endTargets(transaction, { organizationId, campaignId });
      await tellProgress(services, transaction, organizationId);
    })
    .catch((error: unknown) => log.error({ campaignId, error }, 'a campaign was not ended'));
}

/**
 * Takes effect on every call that the carrier has not been asked for yet. Twice changes nothing. The order is a
 * transaction of its own: workers see it a moment after it was given, however many people are ended afterwards.
 */
export async function steerCampaign(
  services: SteeringServices,
  scope: OwnScope,
  campaignId: string,
  { from, to, action }: Change,
): Promise<Campaign> {
  const { database } = services;
  const now = services.now();
  const isChanged = await database.asTenant(scope, async (transaction) => {
    const changed = await transaction.first(changeState, [campaignId, from, to, now]);
    if (changed === undefined) return false;
    await tellCampaign(services, transaction, scope, action, campaignId);
    return true;
  });
  if (isChanged && to === 'stopped') await endFirst(services, scope, campaignId);
  return database.asTenant(scope, async (transaction) => {
    const campaign = await findCampaign(transaction, campaignId, now);
    if (!isChanged && campaign.state !== to) {
      throw new ProblemError('conflict', `The campaign is ${campaign.state} already.`);
    }
    return campaign;
  });
}
