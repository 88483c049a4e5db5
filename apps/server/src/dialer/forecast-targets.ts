import type { CampaignKey } from './claim-targets.ts';
import { judgeTargets } from './decide-and-reserve.ts';
import { forecastBatch } from './limits.ts';
import { claimPlanned } from './queries/work.ts';
import type { DialerServices } from './services.ts';
import { tellProgress } from './tell-progress.ts';

/**
 * Judges people before their turn, so that the screen says at once who will be called when, and who
 * never. It reserves nothing: whoever is let through here is decided on again before a call.
 */
export function forecastTargets(services: DialerServices, campaign: CampaignKey): Promise<void> {
  const { organizationId, campaignId } = campaign;
  return services.database.asSystem(async (transaction) => {
    const now = await services.clock.readToCall(transaction);
    if (now === undefined) return;
    const planned = await transaction.all(claimPlanned, [
      organizationId,
      campaignId,
      forecastBatch,
    ]);
    if (planned.length === 0) return;
    const contactIds = planned.map(({ contact_id }) => contact_id);
    await judgeTargets(services, transaction, campaign, contactIds, now, false);
    await tellProgress(services, transaction, organizationId);
  });
}
