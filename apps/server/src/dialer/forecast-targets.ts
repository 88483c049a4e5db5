import type { CampaignKey } from '../ledger/index.ts';
import { chooseHours } from './choose-hours.ts';
import { judgeTargets } from './decide-and-reserve.ts';
import { answerMilliseconds, forecastBatch } from './limits.ts';
import { orderTargets } from './queries/schedules.ts';
import { claimPlanned } from './queries/work.ts';
import type { DialerServices } from './services.ts';

/**
 * Judges people before their turn, so that the screen says at once who will be called when, and who
 * never. It reserves nothing: who is let through here is decided on again before a call. Answers
 * whether there was anybody.
 */
export function forecastTargets(services: DialerServices, campaign: CampaignKey): Promise<boolean> {
  const { organizationId, campaignId } = campaign;
  return services.database.asSystem(async (transaction) => {
    const now = await services.clock.readToCall(transaction);
    if (now === undefined) return false;
    const beyond = new Date(now.getTime() + answerMilliseconds);
    const values = [organizationId, campaignId, now, beyond, forecastBatch];
    const planned = await transaction.all(claimPlanned, values);
    if (planned.length === 0) return false;
    const contactIds = planned.map(({ contact_id }) => contact_id);
    const zones = new Map<string, string | undefined>();
    await judgeTargets(services, transaction, campaign, contactIds, now, undefined, zones);
    await transaction.all(orderTargets, [organizationId, campaignId, contactIds, now]);
    await chooseHours(transaction, campaign, zones, now);
    return true;
  });
}
